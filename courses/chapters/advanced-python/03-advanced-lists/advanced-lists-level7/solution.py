import player

# {unpack}
first, *rest = plan

# {walk}
player.move_forward(first)
player.turn_right()
for steps in rest:
    player.move_forward(steps)
