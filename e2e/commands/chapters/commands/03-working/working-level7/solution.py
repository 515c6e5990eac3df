import player

# {here}
player.move_forward()
player.turn_left()
player.build("chickenHouse", "red", "small")
player.turn_right()
player.turn_right()
player.build("chickenHouse", "green", "big")
