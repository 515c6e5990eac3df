import player

def count_down(number):
    if number > 0:
        player.speak(number)
        count_down(number)

player.move_forward()
count_down(start)
player.move_forward(10)
