import player

price = 3
player.move_forward(11)
player.display(f"Hay: {price} coins")
player.display("And more!")
