import player

# {apples}
red apples = 6
player.move_forward(red apples)

# {pears}
3pears = 3
player.turn_right()
player.move_forward(3pears)
