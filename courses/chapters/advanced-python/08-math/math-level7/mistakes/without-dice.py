import player

right, left = player.turn_right, player.turn_left
column, row = player.position()
if column == 7:
    right, left = left, right

player.move_forward()
player.speak("Blue!")
player.move_forward()
right()
player.move_forward()
left()
player.move_forward()
right()
player.move_forward()
left()
player.move_forward(2)
left()
player.move_forward(5)
