import player

player.move_forward(2)
note = "Feed the hens"
