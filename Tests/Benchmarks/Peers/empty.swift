// The least that a Swift process costs, linked as navscene is.
print("hello")
