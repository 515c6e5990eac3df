import player

name = "Mia"
steps = 3
player.move_forward(steps)
player.speak(name)
name = "Leo"
player.move_forward(steps)
player.speak(name)
