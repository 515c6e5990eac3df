import player

while player.count("star") == 0:
    if player.can_move():
        player.move_forward()
    else:
        player.turn_left()
