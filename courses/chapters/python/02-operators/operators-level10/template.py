import player

price = 3

# {first}
player.move_forward(3)
player.display(f"Hay: {price} coins")

# {more}
