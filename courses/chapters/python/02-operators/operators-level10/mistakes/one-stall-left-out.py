import player

price = 3
player.move_forward(3)
player.display(f"Hay: {price} coins")
player.move_forward(8)
player.display(f"Berries: {price - 1} coins")
