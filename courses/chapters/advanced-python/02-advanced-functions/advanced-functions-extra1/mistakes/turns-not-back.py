import player

def explore(length):
    if length > 0:
        player.turn_left()
        for side in range(2):
            player.move_forward(length)
            explore(length // 2)
            player.move_backward(length)
            player.turn_right()
            player.turn_right()

explore(longest)
