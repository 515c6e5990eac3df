import player

greeting = player.read()
player.move_forward()
player.turn_right()
player.move_forward(2)
player.speak(greeting)
player.move_forward(5)
player.speak(greeting)
