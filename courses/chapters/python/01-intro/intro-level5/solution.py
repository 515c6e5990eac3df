import player

# {walk}
player.move_forward()
player.move_forward()
player.move_forward()

# {turn}
player.turn_right()

# {pick}
player.collect("pumpkin")
