import player

def even(values):
    for value in values:
        yield value

for number in even(numbers):
    player.move_forward(2)
    player.write(number)
