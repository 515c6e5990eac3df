import player

call = "Mooooo!"
player.move_forward(3)
player.speak(call)
