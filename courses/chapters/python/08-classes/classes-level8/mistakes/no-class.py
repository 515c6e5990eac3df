import player

player.move_forward(5)
player.turn_right()
player.move_forward(7)
player.speak(first + second)
