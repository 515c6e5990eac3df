import player

# {apples}
red_apples = 6
player.move_forward(red_apples)

# {pears}
pears = 3
player.turn_right()
player.move_forward(pears)
