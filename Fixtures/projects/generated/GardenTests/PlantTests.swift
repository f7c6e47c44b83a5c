let expected = "Plant"
