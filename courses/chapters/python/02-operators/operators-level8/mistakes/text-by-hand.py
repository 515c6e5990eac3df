import player

bottles = 4
text = "4 bottles of milk!"
player.move_forward(7)
player.turn_left()
player.move_forward(4)
player.speak(text)
