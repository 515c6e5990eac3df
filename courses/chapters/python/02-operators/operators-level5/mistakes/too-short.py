import player

call = "M" + "o" * 4 + "!"
player.move_forward(3)
player.speak(call)
