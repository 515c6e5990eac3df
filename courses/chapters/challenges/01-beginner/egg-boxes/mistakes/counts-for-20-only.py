import player

player.move_forward(5)
player.display(3)
player.move_forward(4)
player.display(2)
