import player

def even(values):
    for value in values:
        if value % 2 == 0:
            return value

for number in even(numbers):
    player.move_forward(2)
    player.write(number)
