import player

total = 0

# {baskets}
for basket in range(1, baskets + 1):
    player.move_forward()
    total += basket

# {tell}
player.move_forward()
player.speak(total)
