import player

eggs = 14

# {boxes}
boxes = eggs / 4

# {rest}
left_over = eggs

# {walk}
player.move_forward(boxes)
player.turn_right()
player.move_forward(left_over)
