print("nibmark")
