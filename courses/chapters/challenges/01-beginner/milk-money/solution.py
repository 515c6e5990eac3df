import player

# {pay}
pay = bottles * price - 2

# {tell}
player.move_forward(7)
player.turn_left()
player.move_forward(2)
player.display(f"{pay} coins")
