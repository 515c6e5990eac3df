import player

total = 0
for basket in range(1, 6):
    player.move_forward()
    total += basket
player.move_forward()
player.speak(total)
