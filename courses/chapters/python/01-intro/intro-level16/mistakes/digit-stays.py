import player

red_apples = 6
player.move_forward(red_apples)
3pears = 3
player.turn_right()
player.move_forward(3pears)
