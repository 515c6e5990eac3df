import player

# {count}
seats = 3

# {walk}
player.move_forward(seats)
player.speak(seats)
