import player

# {sheep}
sheep_here = True

# {cows}
cows_here = False

# {tell}
player.move_forward(5)
player.speak(sheep_here)
