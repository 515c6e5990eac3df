import player

# {sheep}
sheep_here = False

# {cows}
cows_here = True

# {tell}
player.move_forward(5)
player.speak(sheep_here)
