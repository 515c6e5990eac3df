import player

# {here}
player.move_forward()
player.push()
player.move_forward()
player.push()
