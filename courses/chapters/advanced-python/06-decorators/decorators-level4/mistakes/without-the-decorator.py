import player

total = 0
for sacks, coins in orders:
    player.move_forward(2)
    player.write(sacks * coins)
    total += sacks * coins
player.move_forward()
player.display(total)
