import player

player.move_forward(13)
player.write("3 white, 3 brown")
player.close()
