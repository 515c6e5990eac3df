import player

# {unpack}
first, second = plan

# {walk}
player.move_forward(first)
player.turn_right()
player.move_forward(second)
