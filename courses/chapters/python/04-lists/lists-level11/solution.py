import player

total = 0

# {beds}
for row in field:
    # {bed}
    for cabbages in row:
        total += cabbages

# {tell}
player.move_forward(7)
player.speak(total)

# {gate}
player.close()
