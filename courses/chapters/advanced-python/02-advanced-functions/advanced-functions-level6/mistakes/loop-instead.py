import player

player.move_forward()
for number in range(start, 0, -1):
    player.speak(number)
player.move_forward(10)
