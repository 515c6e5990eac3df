import player
import helper
import asyncio

valley = []

async def call():
    await player.move_forward(3)
    word = await player.read()
    while word != "end":
        await player.speak(word)
        valley.append(word)
        await player.turn_right()
        await player.move_forward(4)
        word = await player.read()
    valley.append("end")

async def hear():
    while valley == []:
        await asyncio.sleep(1)
    return valley.pop(0)

async def echo():
    await helper.move_forward(3)
    word = await hear()
    while word != "end":
        await helper.speak(word[-3:])
        await helper.turn_left()
        await helper.move_forward(4)
        word = await hear()

async def main():
    await asyncio.gather(call(), echo())

asyncio.run(main())
