import player

while energy > 1:
    player.move_forward()
    energy -= 1
