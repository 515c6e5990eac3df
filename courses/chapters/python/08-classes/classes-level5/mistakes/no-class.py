import player

player.move_forward(7)
player.speak(called)
