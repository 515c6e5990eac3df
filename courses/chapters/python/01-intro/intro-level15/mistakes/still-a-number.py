import player

apples = 5
player.move_forward()
player.move_forward(apples)
label = apples
player.move_forward()
player.speak(label)
