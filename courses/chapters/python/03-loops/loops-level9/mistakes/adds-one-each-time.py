import player

total = 0
for nest in range(1, nests + 1):
    player.move_forward()
    total += 1
player.move_forward()
player.speak(total)
