import player

player.move_forward()
player.build("chickenHouse", "red", "small")
