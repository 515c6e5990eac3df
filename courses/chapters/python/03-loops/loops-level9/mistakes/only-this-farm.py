import player

total = 0
for nest in range(1, 6):
    player.move_forward()
    total += nest
player.move_forward()
player.speak(total)
