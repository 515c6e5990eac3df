import player

# {up}
player.move_forward()
player.move_forward()

# {left}
player.turn_left()
player.move_forward()
player.move_forward()
