import player

parts = [int(part) for part in route.split("-")]
for part in parts:
    player.move_forward(part)
    player.turn_right()
player.write("+".join(parts))
