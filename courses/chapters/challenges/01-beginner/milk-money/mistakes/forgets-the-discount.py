import player

pay = bottles * price
player.move_forward(7)
player.turn_left()
player.move_forward(2)
player.display(f"{pay} coins")
