import player

# {queue}
for i in range(len(queue)):
    player.move_backward(3)
    player.speak(queue[i])
