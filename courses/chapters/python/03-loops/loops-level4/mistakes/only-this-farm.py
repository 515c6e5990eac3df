import player

for i in range(5):
    player.move_forward(2)
    player.speak(i)
