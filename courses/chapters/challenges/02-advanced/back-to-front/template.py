import player

# {queue}
for i in range(len(queue)):
    player.move_forward(3)
    player.speak(queue[i])
