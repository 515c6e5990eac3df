import player

# {boxes}
boxes = eggs // 6
left_over = eggs % 6

# {tell}
player.move_forward(5)
player.display(boxes)
player.move_forward(4)
player.display(left_over)
