import player

def go(steps):
    try:
        player.move_forward(steps)
    except player.BumpedError:
        player.turn_right()

for part in range(8):
    go(9)
