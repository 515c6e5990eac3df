import player

first = "pumpkin"
second = "watermelon"

# {swap}
helper = first
first = second
second = helper

# {first}
player.move_forward(2)
player.turn_right()
player.collect(first)

# {second}
player.turn_left()
player.move_forward(3)
player.turn_left()
player.collect(second)
