import player

# {search}
while player.count("star") == 0:
    # {straight}
    if player.can_move():
        player.move_forward()
    # {corner}
    else:
        player.turn_left()
