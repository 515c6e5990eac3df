import player

call = "M" + "o" + 5 + "!"
player.move_forward(3)
player.speak(call)
