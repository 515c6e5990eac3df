import player

low = []

# {check}
for name, number in stock.items():
    low.append(name)

# {tell}
player.move_forward(8)
player.ask(f"Order {len(low)}?")
