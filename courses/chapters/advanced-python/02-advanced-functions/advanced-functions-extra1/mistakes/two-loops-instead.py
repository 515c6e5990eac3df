import player

def walk(first, second, third):
    player.turn_left()
    for side in range(2):
        player.move_forward(first)
        player.turn_left()
        for branch in range(2):
            player.move_forward(second)
            if third > 0:
                player.turn_left()
                player.move_forward(third)
                player.move_backward(third)
                player.turn_right()
                player.turn_right()
                player.move_forward(third)
                player.move_backward(third)
                player.turn_left()
            player.move_backward(second)
            player.turn_right()
            player.turn_right()
        player.turn_right()
        player.move_backward(first)
        player.turn_right()
        player.turn_right()

walk(longest, longest // 2, longest // 4)
