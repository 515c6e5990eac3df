import player

middle = median(eggs)
player.move_forward(3)
player.display(middle)
