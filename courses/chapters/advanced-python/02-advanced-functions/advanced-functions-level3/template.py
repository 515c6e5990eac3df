import player

# {rule}
triple = lambda number: number

# {walk}
player.move_forward(triple(2))
player.turn_right()
player.move_forward(triple(3))
