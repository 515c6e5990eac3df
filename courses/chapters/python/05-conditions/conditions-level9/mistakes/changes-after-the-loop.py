import player

while energy > 0:
    player.move_forward()
energy -= 1
