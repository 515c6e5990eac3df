import player

menu = ["soup", "cake", "salad"]
menu.append("pie")
player.move_forward(5)
player.turn_left()
player.move_forward(2)
player.speak(menu[1])
