import player

with open("note.txt", "w") as note:
    note.write("Good night")
