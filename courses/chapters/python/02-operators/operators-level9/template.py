import player

logs = 6
price = 4

# {walk}
player.move_forward(logs)

# {build}

# {cross}

# {rest}
