import player

for name in enumerate(runners, start=1):
    player.move_forward(2)
    player.display(f"{name}. {name}")
