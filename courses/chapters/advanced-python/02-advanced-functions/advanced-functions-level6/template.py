import player

# {plan}
def count_down(number):
    player.speak(number)
    count_down(number - 1)

# {run}
player.move_forward()
count_down(start)
player.move_forward(10)
