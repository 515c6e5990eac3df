import player

for number in range(3, 8):
    player.move_forward(4)
    player.speak(number)
