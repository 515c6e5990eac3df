import player

white = 0
brown = 0
for i in range(6):
    player.move_forward()
    player.turn_left()
    if player.look() == "whiteEgg":
        white += 1
    else:
        brown += 1
    player.turn_right()
    player.move_forward()
player.move_forward()
text = f"{white} white, {brown} brown"
player.write(text)
player.close()
