import player

# {push}
player.push()
player.move_forward()
