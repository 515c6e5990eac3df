import player

for nest in range(1, nests + 1):
    total = 0
    player.move_forward()
    total += nest
player.move_forward()
player.speak(total)
