import player

# {stair}
for i in range(stairs):
    player.move_forward()
    player.turn_right()
    player.move_forward()
    player.turn_left()
