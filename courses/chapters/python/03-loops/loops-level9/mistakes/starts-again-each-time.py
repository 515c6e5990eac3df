import player

for bed in range(1, beds + 1):
    total = 0
    player.move_forward()
    player.plant("cornSeeds")
    player.move_forward()
    total += bed
player.move_forward()
player.display(total)
