import player

# {here}
player.move_forward(2)
eggs = player.count("egg")
