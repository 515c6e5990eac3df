import { tinyLevel } from '@hopcode/engine/testing/tiny-level';
import { describe, expect, it } from 'vitest';
import { printed, usePython } from './testing/python.ts';

const LEVEL = {
  ...tinyLevel({ map: '>..' }),
  files: [
    { name: 'prices.json', content: { text: '{"corn": 3}' } },
    { name: 'bytes.bin', content: { base64: 'gAX/AA==' } },
  ],
};

describe('the files of a run', () => {
  const run = usePython();

  it('are those of its level, and are restored for the next run', async () => {
    const code =
      'import os\nprint(sorted(os.listdir()), open("prices.json").read())\nos.remove("prices.json")';
    for (const _ of [1, 2])
      expect(printed(await run(code, { level: LEVEL }))).toBe("['bytes.bin', 'prices.json'] {\"corn\": 3}\n");
    expect(printed(await run('import os\nprint(os.listdir())'))).toBe('[]\n');
  });

  it('can be read and written in every way that Python offers', async () => {
    const code = `
import json, pathlib, csv, pickle, io
with open("a.json", "w") as file: json.dump({"é": [1]}, file, ensure_ascii=False)
pathlib.Path("b.txt").write_text("hi")
print(pathlib.Path("b.txt").read_text(), pathlib.Path("b.txt").exists(), open("./a.json").read())
with open("c.csv", "w", newline="") as file: csv.writer(file).writerow(["a,b", 1])
with open("d.pkl", "wb") as file: pickle.dump([1, 2], file)
print(pickle.load(open("d.pkl", "rb")), open("bytes.bin", "rb").read())
with open("b.txt", "a") as file: print(" you", file=file, end="")
`;
    const { files, ...timeline } = await run(code, { level: LEVEL });
    expect(timeline.end).toEqual({ status: 'finished' });
    expect(printed(timeline)).toBe('hi True {"é": [1]}\n[1, 2] b\'\\x80\\x05\\xff\\x00\'\n');
    expect(files).toEqual([
      { name: 'a.json', content: { text: '{"é": [1]}' } },
      { name: 'b.txt', content: { text: 'hi you' } },
      { name: 'bytes.bin', content: { base64: 'gAX/AA==' } },
      { name: 'c.csv', content: { text: '"a,b",1\r\n' } },
      { name: 'd.pkl', content: { base64: expect.stringMatching(/^gAX?[A-Z]/) } },
      { name: 'prices.json', content: { text: '{"corn": 3}' } },
    ]);
  });

  it('appear as events after the line that changed them', async () => {
    const code = `file = open("a.txt", "w")
file.write("one")
file.close()
player.turn_left()
import os
os.remove("a.txt")`;
    const { events, files } = await run(code);
    const shown = events.map((event) => {
      if (event.kind === 'line') return event.line;
      return event.kind === 'file' ? [event.name, event.content] : event.kind;
    });
    expect(shown).toEqual([
      1,
      ['a.txt', { text: '' }],
      2,
      3,
      ['a.txt', { text: 'one' }],
      4,
      'command',
      5,
      6,
      ['a.txt', undefined],
    ]);
    expect(files).toBeUndefined();
  });

  it('stay open and lack the text if a program does not close them', async () => {
    const { files } = await run('file = open("a.txt", "w")\nfile.write("one")');
    expect(files).toEqual([{ name: 'a.txt', content: { text: '' }, open: true }]);
  });

  it.each([
    ['a file of the library', 'open("/lib/python314.zip", "a")', 'PermissionError', 'Permission denied'],
    ['a file above', 'open("../a", "w")', 'PermissionError', 'Permission denied'],
    ['another folder', 'open("/lib/a", "w")', 'PermissionError', 'Permission denied'],
    ['a device', 'open("/dev/farm")', 'PermissionError', 'Permission denied'],
    ['a missing folder', 'open("data/a.txt", "w")', 'FileNotFoundError', 'No such file or directory'],
    ['a new folder', 'import os\nos.mkdir("data")', 'PermissionError', 'Operation not permitted'],
    ['a link', 'import os\nos.symlink("/lib", "a")', 'PermissionError', 'Operation not permitted'],
    ['leaving the folder', 'import os\nos.chdir("/")', 'PermissionError', 'Permission denied'],
    [
      'moving a file away',
      'import os\nopen("a", "w")\nos.rename("a", "/b")',
      'PermissionError',
      'Permission',
    ],
    ['the library', 'import os\nos.remove("/lib/python314.zip")', 'PermissionError', 'Permission denied'],
    ['a long name', 'open("a" * 61, "w")', 'OSError', 'name too long'],
    ['too many files', 'for i in range(21): open(str(i), "w")', 'OSError', 'Quota exceeded'],
    ['a large file', 'with open("a", "w") as f: f.write("x" * 20_001)', 'OSError', 'File too large'],
    ['a gap', 'f = open("a", "wb")\nf.seek(10 ** 9)\nf.write(b"x")\nf.flush()', 'OSError', 'too large'],
    ['a longer file', 'open("a", "wb").truncate(10 ** 9)', 'OSError', 'File too large'],
  ])('refuse %s, and leave nothing behind', async (_, code, type, message) => {
    const { end } = await run(code);
    expect(end).toMatchObject({
      status: 'error',
      error: { type, message: expect.stringContaining(message) },
    });
    expect(printed(await run('import os, calendar\nprint(os.listdir(), calendar.isleap(2028))'))).toBe(
      '[] True\n',
    );
  });

  it('can reach their maximum size and number', async () => {
    const code = 'for i in range(20):\n    with open(str(i), "w") as f: f.write("x" * 20_000)';
    const { end, files } = await run(code);
    expect([end.status, files?.length]).toEqual(['finished', 20]);
  });
});
