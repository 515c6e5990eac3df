import player

def count_by(step):
    number = step
    while True:
        yield number
        number += step

def in_turn(first, second):
    yield next(first)
    yield next(second)

lights = in_turn(count_by(1), count_by(10))
for lamp in range(lamps):
    player.move_forward(2)
    player.write(next(lights))
