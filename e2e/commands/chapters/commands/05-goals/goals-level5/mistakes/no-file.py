import player

print("Good night, hens!")
