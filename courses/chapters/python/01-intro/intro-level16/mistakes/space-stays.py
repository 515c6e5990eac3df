import player

red apples = 6
player.move_forward(red apples)
pears = 3
player.turn_right()
player.move_forward(pears)
