import player

for name in queue[2]:
    player.move_forward(2)
    player.speak(name)
