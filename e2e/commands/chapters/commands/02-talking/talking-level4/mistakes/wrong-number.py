import player

player.move_forward(2)
player.display(3 + 4)
