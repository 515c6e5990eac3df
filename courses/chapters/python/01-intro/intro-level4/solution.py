import player

# {along}
player.move_forward()
player.move_forward()

# {turn}
player.turn_right()

# {beach}
player.move_forward()
player.move_forward()
