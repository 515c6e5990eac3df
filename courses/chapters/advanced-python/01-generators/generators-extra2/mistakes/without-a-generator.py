import player

for lamp in range(lamps):
    player.move_forward(2)
    count = lamp // 2 + 1
    if lamp % 2 == 0:
        player.write(count)
    else:
        player.write(count * 10)
