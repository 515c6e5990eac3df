import player
import helper
import asyncio

async def pick(who):
    await who.move_forward(3)
    await who.turn_right()
    await who.move_forward(2)
    await who.speak("Ready!")

async def main():
    await pick(player)
    pick(helper)

asyncio.run(main())
