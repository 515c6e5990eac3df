import player

menu = "pie"
player.move_forward(5)
player.turn_left()
player.move_forward()
player.open()
player.place(menu[place])
player.close()
player.move_backward()
