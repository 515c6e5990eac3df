import player

red_apples = 6
player.move_forward(redapples)
pears = 3
player.turn_right()
player.move_forward(pears)
