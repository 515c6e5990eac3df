import player

player.move_forward()
greeting = player.read()
player.turn_right()
player.move_forward(2)
player.speak(greeting)
player.move_forward(5)
