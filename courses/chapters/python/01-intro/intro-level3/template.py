import player

# {up}
player.move_forward()
player.move_forward()

# {left}
