import player

menu = ["soup", "cake", "salad"]
menu[2] = "pie"
player.move_forward(5)
player.turn_left()
player.move_forward(2)
player.speak(menu[1])
