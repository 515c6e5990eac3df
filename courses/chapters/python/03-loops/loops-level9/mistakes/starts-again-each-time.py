import player

for basket in range(1, baskets + 1):
    total = 0
    player.move_forward()
    total += basket
player.move_forward()
player.speak(total)
