import player

# {along}
player.move_forward()

# {turn}

# {beach}
player.move_forward()
player.move_forward()
