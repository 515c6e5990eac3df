import player

book = {"cow": "Lotte", "hen": "Berta"}
for animal, name in book.items():
    player.move_forward(3)
    player.write(f"My {animal} is {name}")
