import player

steps = 0

# {walk}
while player.can_move():
    player.move_forward()
    steps += 1

# {tell}
player.speak(steps)
player.push()
