import player

# {teach}
def climb():
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()

# {climb}
for i in range(stairs):
    climb()
