import player
import statistics

# {middle}
middle = statistics.median(eggs)
player.move_forward(3)
player.display(middle)

# {average}
player.move_forward(middle)
player.display(statistics.mean(eggs))
