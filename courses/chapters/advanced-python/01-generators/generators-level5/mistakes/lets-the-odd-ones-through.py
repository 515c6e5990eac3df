import player

def even(values):
    for value in values:
        if value % 2 == 1:
            yield value

for number in even(numbers):
    player.move_forward(2)
    player.write(number)
