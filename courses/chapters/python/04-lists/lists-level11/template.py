import player

total = 0

# {beds}
for row in field:
    # {bed}
    total += 1

# {tell}
player.move_forward(7)
player.speak(total)

# {gate}
