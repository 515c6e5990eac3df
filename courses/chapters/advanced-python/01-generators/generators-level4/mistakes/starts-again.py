import player

def tens():
    number = 10
    while True:
        yield number
        number += 10

for i in range(doors):
    player.move_forward(4)
    player.speak(next(tens()))
