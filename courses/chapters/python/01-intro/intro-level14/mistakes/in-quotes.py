import player

sheep_here = "True"
cows_here = "False"
player.move_forward(5)
player.speak(sheep_here)
