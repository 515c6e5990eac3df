import player

# {walk}
while player.can_move():
    player.move_forward()

# {push}
if player.look() == "rock":
    player.push()
    player.move_forward()
