import player
import random

random.seed(secret)

sums = {}
for i in range(rolls):
    total = random.randint(1, 6)
    total += random.randint(1, 6)
    sums[total] = sums.get(total, 0) + 1

for total in range(2, 13):
    player.move_forward()
    player.write(sums[total])

player.move_forward(2)
player.speak(max(sums, key=sums.get))
