import player

total = 0

# {add}
for thing in basket:
    total += prices[thing]

# {tell}
player.move_forward(7)
player.display(f"{total} coins")
player.open()
