import player

player.move_forward(2)
player.close()
player.close()
