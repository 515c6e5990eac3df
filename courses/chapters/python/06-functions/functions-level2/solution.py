import player

# {teach}
def stair():
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()

# {climb}
stair()
stair()
stair()
stair()
