import player

# {go}
def go(steps):
    try:
        player.move_forward(steps)
    except player.BumpedError:
        player.turn_right()

# {walk}
go(9)
