import player

player.move_forward()
player.turn_left()
player.build("chickenHouse", "blue", "small")
