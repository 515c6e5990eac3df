import player

# {queue}
for i in range(len(queue) - 1, -1, -1):
    player.move_backward(3)
    player.speak(queue[i])
