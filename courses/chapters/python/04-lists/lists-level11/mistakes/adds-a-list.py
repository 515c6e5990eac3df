import player

total = 0
for row in field:
    total += row
player.move_forward(7)
player.speak(total)
