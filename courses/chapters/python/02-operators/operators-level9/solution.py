import player

logs = 6
price = 4

# {walk}
player.move_forward(logs + 1)

# {build}
player.build("bridge")

# {cross}
player.move_forward(4)

# {rest}
rest = logs - price
player.speak(f"{rest} logs left")
