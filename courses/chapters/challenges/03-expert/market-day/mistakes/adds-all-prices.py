import player

total = 0
for thing in prices:
    total += prices[thing]
player.move_forward(7)
player.display(f"{total} coins")
player.open()
