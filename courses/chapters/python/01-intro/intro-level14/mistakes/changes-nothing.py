import player

sheep_here = False
cows_here = True
player.move_forward(5)
player.speak(sheep_here)
