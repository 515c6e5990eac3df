import player

eggs = player.count("egg")
player.move_forward(2)
