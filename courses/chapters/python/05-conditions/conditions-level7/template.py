import player

# {lane}
for i in range(50):
    player.move_forward()
