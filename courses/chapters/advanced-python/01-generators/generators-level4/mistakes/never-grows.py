import player

def tens():
    number = 10
    while True:
        yield number

numbers = tens()
for i in range(doors):
    player.move_forward(4)
    player.speak(next(numbers))
