print("generate-fixtures")
