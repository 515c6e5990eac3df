import player

def tens():
    for number in range(10, 200, 10):
        yield number

numbers = tens()
for i in range(doors):
    player.move_forward(4)
    player.speak(next(numbers))
