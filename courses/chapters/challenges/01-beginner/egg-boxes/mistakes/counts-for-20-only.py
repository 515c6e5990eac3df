import player

player.move_forward(5)
player.speak(3)
player.move_forward(4)
player.speak(2)
