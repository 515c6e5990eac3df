import player

total = 0

# {nests}
for nest in range(1, nests + 1):
    player.move_forward()
    total += nest

# {tell}
player.move_forward()
player.speak(total)
