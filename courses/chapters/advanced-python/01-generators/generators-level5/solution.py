import player

# {filter}
def even(values):
    for value in values:
        if value % 2 == 0:
            yield value

# {tell}
for number in even(numbers):
    player.move_forward(2)
    player.write(number)
