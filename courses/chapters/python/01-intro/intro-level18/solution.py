import player

name = "Mia"
steps = 3

# {first}
player.move_forward(steps)
player.speak(name)

# {change}
name = "Leo"
steps = 5

# {second}
player.move_forward(steps)
player.speak(name)
