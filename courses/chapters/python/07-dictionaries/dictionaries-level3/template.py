import player

stock = {"eggs": eggs}

# {eggs}
player.move_forward(4)
stock["eggs"] += 2

# {milk}
player.turn_right()
player.move_forward(4)

# {last}
player.turn_right()
player.move_forward(4)
