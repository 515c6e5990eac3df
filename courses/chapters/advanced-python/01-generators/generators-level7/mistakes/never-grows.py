import player

def lengths():
    length = 2
    while True:
        yield length
        yield length

steps = lengths()
for side in range(sides):
    player.move_forward(next(steps))
    player.turn_right()
