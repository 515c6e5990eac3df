import player

player.move_forward(2)
player.write("The brave hen")
