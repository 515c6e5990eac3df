import player

total = 0

# {spots}
for i in range(5):
    player.move_forward(2)
    player.turn_left()
    thing = player.look()

    player.turn_right()

# {tell}
player.move_forward()
player.speak(f"{total} coins")
