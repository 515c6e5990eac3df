import player

# {greeting}
greeting = "Good morning!"

# {first}
player.move_forward(3)
player.speak(greeting)

# {second}
player.move_forward(5)
