import player

def lengths():
    length = 2
    while True:
        yield length
        length += 2

steps = lengths()
for side in range(sides):
    player.move_forward(next(steps))
    player.turn_right()
