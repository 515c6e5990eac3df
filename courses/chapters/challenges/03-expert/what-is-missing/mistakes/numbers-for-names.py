import player

low = []
for name, number in stock.items():
    if number < 3:
        low.append(number)
player.move_forward(8)
player.ask(f"Order {len(low)}?")
