import player

class Cat:
    def _init_(self, name):
        self.name = name

player.move_forward(7)
cat = Cat(called)
player.speak(cat.name)
