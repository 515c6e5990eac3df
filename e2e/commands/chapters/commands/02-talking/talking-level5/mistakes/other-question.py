import player

player.move_forward(2)
player.ask("Where to?")
