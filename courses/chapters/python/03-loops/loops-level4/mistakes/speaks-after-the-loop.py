import player

for i in range(sheep):
    player.move_forward(2)
player.speak(i - 1)
