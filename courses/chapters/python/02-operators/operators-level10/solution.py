import player

price = 3

# {first}
player.move_forward(3)
player.display(f"Hay: {price} coins")

# {more}
player.move_forward(4)
player.display(f"Barrel: {price * 4} coins")
player.move_forward(4)
player.display(f"Berries: {price - 1} coins")
