import player

total = 0
for row in field:
    total += 1
player.move_forward(7)
player.speak(total)
