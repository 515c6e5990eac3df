import player

for number in range(1, beds + 1):
    player.move_forward(2)
    player.speak(number * number)
