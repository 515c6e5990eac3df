import player

# {here}
with open("note.txt", "w") as note:
    note.write("Good night, hens!")
