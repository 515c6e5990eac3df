import player
import helper
import asyncio

async def dance(who):
    await who.move_forward(3)
    if who is player:
        await player.speak("La la la!")

async def main():
    await asyncio.gather(
        dance(player),
        dance(helper),
    )

asyncio.run(main())
