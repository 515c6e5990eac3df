import player

player.move_forward(3)

for colour in colours[1:4]:
    player.turn_left()
    player.build("chickenHouse", colour)
    player.turn_right()
    player.move_forward(4)
