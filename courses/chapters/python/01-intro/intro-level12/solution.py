import player

# {greeting}
greeting = "Good evening!"

# {first}
player.move_forward(3)
player.speak(greeting)

# {second}
player.move_forward(5)
player.speak(greeting)
