import player

# {walk}
while energy > 0:
    player.push()
    player.move_forward()
