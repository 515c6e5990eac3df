import player

# {walk}
for i in range(4)
    player.move_forward(2)

# {tell}
player.turn_lift()
player.speak(Welcome)
