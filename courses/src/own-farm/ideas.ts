import type { GiftName } from './gift-kinds.ts';

/** A program for the learner's own farm; its words are in `farm.json` under `ideas.<id>`. */
export type FarmIdea = {
  readonly id: string;
  readonly code: string;
  /** The farm must have at least one of these gifts, because the program talks to these animals. */
  readonly needs?: readonly GiftName[];
};

/** Example programs for the learner's own farm. */
export const FARM_IDEAS = [
  {
    id: 'dance',
    code: `import player

for step in range(4):
    player.speak("ducks turn left")

player.speak("ducks dance")
`,
  },
  {
    id: 'flowers',
    code: `import player

for flower in range(3):
    player.place("flowers")
    player.move_backward(2)
`,
  },
  {
    id: 'watering',
    code: `import player

player.move_forward(10)
player.turn_right()
for tile in range(6):
    player.move_forward()
    player.plant("carrotSeeds")
    player.water()
    player.move_backward()
    player.turn_left()
    player.move_forward()
    player.turn_right()
`,
  },
  {
    id: 'shop',
    code: `import player

prices = {"egg": 2, "milk": 3, "wool": 5}

for thing, price in prices.items():
    player.display(f"{thing}: {price} coins")
`,
  },
  {
    id: 'berta',
    needs: ['berta'],
    code: `import player

for step in range(5):
    player.speak("Berta, come!")

player.speak("Good hen!")
`,
  },
  {
    id: 'columns',
    code: `import player

def plant_stripe(seeds):
    player.turn_right()
    for tile in range(4):
        player.move_forward()
        player.plant(seeds)
    player.move_backward(4)
    player.turn_left()
    player.move_forward()

player.move_forward(10)
for seeds in ["carrotSeeds", "cornSeeds", "pumpkinSeeds"]:
    plant_stripe(seeds)
`,
  },
  {
    id: 'question',
    needs: ['hen', 'berta'],
    code: `import player

if player.ask("Shall the hens dance?"):
    player.speak("hens dance")
else:
    player.speak("hens turn around")
`,
  },
  {
    id: 'house',
    needs: ['hen', 'berta'],
    code: `import player

player.turn_left()
player.build("chickenHouse", "red", "small")
player.speak("hens come")
`,
  },
  {
    id: 'concert',
    code: `import player
import random

for song in range(4):
    player.speak(random.choice(["Moo!", "Quack!", "Cluck!"]))
`,
  },
  {
    id: 'explorer',
    code: `import player

while player.can_move():
    player.move_forward()

player.speak(f"Here is a {player.look()}.")
`,
  },
] as const satisfies readonly FarmIdea[];
