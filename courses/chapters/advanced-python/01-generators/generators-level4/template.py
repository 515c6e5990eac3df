import player

# {plan}
def tens():
    number = 10
    while True:
        return number
        number += 10

# {tell}
numbers = tens()
for i in range(doors):
    player.move_forward(4)
    player.speak(next(numbers))
