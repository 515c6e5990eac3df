import player

apples = 3
pears = 2

# {sum}
fruit = apples

# {row}
player.move_forward(fruit)

# {star}
player.turn_left()
player.move_forward(fruit - 2)
