import player

total = 0
for row in field:
    for cabbages in row:
        total += 1
player.move_forward(7)
player.speak(total)
