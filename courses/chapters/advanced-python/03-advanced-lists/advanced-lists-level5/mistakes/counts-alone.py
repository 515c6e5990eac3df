import player

place = 0
for name in runners:
    place += 1
    player.move_forward(2)
    player.display(f"{place}. {name}")
