import player

# {stair}
player.move_forward()
player.turn_right()
player.move_forward()
player.turn_left()
