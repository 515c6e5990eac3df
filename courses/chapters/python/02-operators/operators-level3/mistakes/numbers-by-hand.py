import player

eggs = 14
boxes = 3
left_over = 2
player.move_forward(boxes)
player.turn_right()
player.move_forward(left_over)
