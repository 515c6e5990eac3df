import player

white = 0
brown = 0

# {nests}
for i in range(6):
    player.move_forward()
    player.turn_left()
    white += 1
    player.turn_right()
    player.move_forward()

# {tell}
player.move_forward()
text = f"{white} white, {brown} brown"
player.write(text)
player.close()
