import player

for place, name in enumerate(runners):
    player.move_forward(2)
    player.display(f"{place}. {name}")
