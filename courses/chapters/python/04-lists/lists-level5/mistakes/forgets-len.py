import player

seats = guests
player.move_forward(seats)
player.speak(seats)
