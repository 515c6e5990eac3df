import player

pay = bottles * price - 2
player.move_forward(7)
player.turn_left()
player.move_forward(2)
player.display("{pay} coins")
