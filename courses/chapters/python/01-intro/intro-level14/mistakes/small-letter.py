import player

sheep_here = true
cows_here = false
player.move_forward(5)
player.speak(sheep_here)
