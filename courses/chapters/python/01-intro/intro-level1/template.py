import player

# {walk}
player.move_forward()
