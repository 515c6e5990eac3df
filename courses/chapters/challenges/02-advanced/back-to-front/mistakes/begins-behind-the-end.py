import player

for i in range(len(queue), 0, -1):
    player.move_backward(3)
    player.speak(queue[i])
