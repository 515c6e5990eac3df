import player
import helper
import asyncio

async def search():
    while True:
        await helper.move_forward(2)
        await helper.turn_left()
        await helper.move_forward(2)
        await helper.turn_right()

async def main():
    await player.move_forward()
    try:
        async with asyncio.timeout(11):
            await search()
    except TimeoutError:
        await player.write("Tide!")
        await helper.speak("I stop here!")

asyncio.run(main())
