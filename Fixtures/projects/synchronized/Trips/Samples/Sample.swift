print("A sample that is copied, not compiled.")
