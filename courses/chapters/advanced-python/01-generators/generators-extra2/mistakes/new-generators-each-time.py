import player

def count_by(step):
    number = step
    while True:
        yield number
        number += step

def in_turn(first, second):
    while True:
        yield next(count_by(1))
        yield next(count_by(10))

lights = in_turn(count_by(1), count_by(10))
for lamp in range(lamps):
    player.move_forward(2)
    player.write(next(lights))
