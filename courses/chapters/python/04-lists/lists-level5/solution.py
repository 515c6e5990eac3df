import player

# {count}
seats = len(guests)

# {walk}
player.move_forward(seats)
player.speak(seats)
