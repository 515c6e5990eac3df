import player

player.move_forward(2)
eggs = player.count("apple")
