import player

for name in queue[1:4]:
    player.move_forward(2)
    player.speak(name)
