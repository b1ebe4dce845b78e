print("refunds")
