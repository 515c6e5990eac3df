import player

# {stock}
stock = {"hens": 3, "cows": 2, "sheep": 4}

# {tell}
player.move_forward(5)
player.write(stock["sheep"])
