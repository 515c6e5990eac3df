import player

# {places}
for place, name in enumerate(runners, start=1):
    player.move_forward(2)
    player.display(f"{place}. {name}")
