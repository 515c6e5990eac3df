import player

player.move_forward(2)
player.collect("carrot")
