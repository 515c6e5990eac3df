import player

# {walk}
player.move_forward()
player.move_forward()
player.move_forward()
