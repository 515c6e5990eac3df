import player

total = 0

# {beds}
for bed in range(1, beds + 1):
    player.move_forward()
    player.plant("cornSeeds")
    player.move_forward()
    total += bed

# {tell}
player.move_forward()
player.display(total)
