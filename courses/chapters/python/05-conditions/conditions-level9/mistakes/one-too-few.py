import player

# {walk}
while energy > 1:
    player.push()
    player.move_forward()
    energy -= 1
