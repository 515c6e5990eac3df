import player

apples = 3
pears = 2
fruit = apples - pears
player.move_forward(fruit)
player.turn_left()
player.move_forward(fruit - 2)
