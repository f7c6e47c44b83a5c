let title = tr(key: "Title of the app")
