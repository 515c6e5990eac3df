import player

player.move_forward()
player.push()
