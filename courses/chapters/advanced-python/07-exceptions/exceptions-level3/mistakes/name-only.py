import player

steps = 20
for part in range(4):
    try:
        player.move_forward(step)
    except player.BumpedError:
        player.turn_right()
