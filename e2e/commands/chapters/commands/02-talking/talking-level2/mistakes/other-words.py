import player

player.move_forward(2)
player.write("Old eggs")
