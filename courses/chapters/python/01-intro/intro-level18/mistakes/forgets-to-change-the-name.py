import player

name = "Mia"
steps = 3
player.move_forward(steps)
player.speak(name)
steps = 5
player.move_forward(steps)
player.speak(name)
