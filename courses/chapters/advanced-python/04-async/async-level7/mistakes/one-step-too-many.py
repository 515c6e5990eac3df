import player
import helper
import asyncio

async def dance(who):
    await who.move_forward(4)
    await who.speak("La la la!")

async def main():
    await asyncio.gather(
        dance(player),
        dance(helper),
    )

asyncio.run(main())
