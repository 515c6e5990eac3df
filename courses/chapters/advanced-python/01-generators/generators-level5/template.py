import player

# {filter}
def even(values):
    for value in values:
        yield value

# {tell}
for number in even(numbers):
    player.move_forward(2)
    player.write(number)
