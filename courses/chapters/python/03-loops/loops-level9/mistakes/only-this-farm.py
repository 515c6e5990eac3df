import player

total = 0
for bed in range(1, 5):
    player.move_forward()
    player.plant("cornSeeds")
    player.move_forward()
    total += bed
player.move_forward()
player.display(total)
