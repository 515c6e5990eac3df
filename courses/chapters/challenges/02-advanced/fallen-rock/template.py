import player

steps = 0

# {walk}
while player.can_move():
    player.move_forward()

# {tell}
player.speak(steps)
player.push()
