import player

first = "watermelon"
second = "cabbage"
third = "pumpkin"

# {sort}

# {walk}
player.move_forward(3)
player.turn_left()
player.collect(first)
player.turn_right()
player.move_forward(3)
player.turn_left()
player.collect(second)
player.turn_right()
player.move_forward(3)
player.turn_left()
player.collect(third)
