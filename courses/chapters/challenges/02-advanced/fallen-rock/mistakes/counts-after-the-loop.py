import player

steps = 0
while player.can_move():
    player.move_forward()
steps += 1
player.speak(steps)
player.push()
