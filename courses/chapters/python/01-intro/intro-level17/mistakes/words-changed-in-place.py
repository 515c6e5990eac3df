import player

first = "watermelon"
second = "pumpkin"
player.move_forward(2)
player.turn_right()
player.collect(first)
player.turn_left()
player.move_forward(3)
player.turn_left()
player.collect(second)
