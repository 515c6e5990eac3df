import player

player.move_forward(3)

# {houses}
for colour in colours[:3]:
    player.turn_left()
    player.build("chickenHouse", colour)
    player.turn_right()
    player.move_forward(4)
