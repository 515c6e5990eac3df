import player

menu = ["soup", "cake", "salad"]

# {change}
menu[1] = "pie"

# {tell}
player.move_forward(5)
player.turn_left()
player.move_forward(2)
player.speak(menu[1])
