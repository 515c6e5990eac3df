import player

def climb():
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()

climb()
climb()
climb()
climb()
