import player

# {ask}
player.move_forward()

# {pick}
while player.count("redBerry") < 6:
    if player.can_move():
        player.move_forward()
    else:
        player.turn_right()
        player.move_forward()
        player.turn_right()
