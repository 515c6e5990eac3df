import player

# {search}
while player.count("star") == 0:
    # {straight}
    if player.can_move():
        player.move_forward()
    # {corner}
    else:
        way = player.read()
        if way == left:
            player.turn_left()
        else:
            player.turn_right()
