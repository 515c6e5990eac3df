import player
import helper
import asyncio

async def dance(who):
    await who.turn_left()
    await who.turn_right()
    await who.move_forward(3)
    await who.speak("La la la!")

async def main():
    await dance(player)
    await dance(helper)

asyncio.run(main())
