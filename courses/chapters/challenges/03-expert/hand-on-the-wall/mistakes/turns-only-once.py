import player

while player.count("star") == 0:
    player.turn_right()
    if not player.can_move():
        player.turn_left()
    player.move_forward()
