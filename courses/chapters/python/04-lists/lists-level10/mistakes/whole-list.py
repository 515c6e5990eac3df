import player

player.move_forward(3)

for colour in colours:
    player.turn_left()
    player.build("chickenHouse", colour)
    player.turn_right()
    player.move_forward(4)
