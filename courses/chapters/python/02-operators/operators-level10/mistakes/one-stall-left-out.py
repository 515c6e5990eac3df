import player

price = 3
player.move_forward(3)
player.speak(f"Hay: {price} coins")
player.move_forward(8)
player.speak(f"Berries: {price - 1} coins")
