import player

eggs = 14
boxes = eggs / 4
left_over = eggs % 4
player.move_forward(boxes)
player.turn_right()
player.move_forward(left_over)
