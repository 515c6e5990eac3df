import player
import helper
import asyncio

# {path}
async def pick(who):
    await who.move_forward(3)
    await who.turn_right()
    await who.move_forward(2)
    await who.speak("Ready!")

# {both}
async def main():
    await pick(player)
    await pick(helper)

asyncio.run(main())
