import player

# {name}
hen = "Berta"

# {walk}
player.move_forward(3)

# {call}
player.speak(hen)
