import player

def stair():
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()

stair(4)
