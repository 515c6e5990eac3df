import player

apples = 3
pears = 2
fruit = 5
player.move_forward(fruit)
player.turn_left()
player.move_forward(fruit - 2)
