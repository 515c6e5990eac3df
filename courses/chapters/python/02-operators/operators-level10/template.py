import player

price = 3

# {first}
player.move_forward(3)
player.speak(f"Hay: {price} coins")

# {more}
