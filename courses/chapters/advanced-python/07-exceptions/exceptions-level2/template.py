import player

# {walk}
player.move_forward(8)
player.turn_right()

# {feather}
player.move_forward(3)
