import player

price = 3

# {first}
player.move_forward(3)
player.speak(f"Hay: {price} coins")

# {more}
player.move_forward(4)
player.speak(f"Barrel: {price * 4} coins")
player.move_forward(4)
player.speak(f"Berries: {price - 1} coins")
