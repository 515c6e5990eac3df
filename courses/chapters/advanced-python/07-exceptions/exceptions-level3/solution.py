import player

steps = 20

# {path}
for part in range(4):
    try:
        player.move_forward(steps)
    except player.BumpedError:
        player.turn_right()
