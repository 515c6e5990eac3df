import player

player.move_forward(2)
player.build("tower")
