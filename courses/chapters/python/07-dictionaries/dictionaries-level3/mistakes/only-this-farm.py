import player

stock = {"eggs": eggs}
player.move_forward(4)
stock["eggs"] += 2
player.turn_right()
player.move_forward(4)
stock["milk"] = 1
player.turn_right()
player.move_forward(4)
stock["eggs"] = 13
