import { anyScript } from './any-script.ts';
import type { ErrorRow } from './error-row.ts';

/** Whether a program writes into the file that a line opens without a mode. */
const isWrittenLater: ErrorRow['when'] = ({ lineText, source, error }) => {
  const { held, stored } =
    anyScript(/(?:(?<stored>\w+)\s*=\s*)?open\([^,()]+\)(?:\s+as\s+(?<held>\w+))?/).exec(lineText)?.groups ??
    {};
  const file = held ?? stored;
  const below = source.split('\n').slice(error.line).join('\n');
  if (file === undefined) return false;
  return anyScript(
    String.raw`\b${file}\.write|dump\([^()]*(?:\([^()]*\)[^()]*)*\b${file}\s*[,)]|[Ww]riter\(\s*${file}\b`,
  ).test(below);
};

/** Rows about files in the run's own folder: opening, writing, and the limits of the folder. */
export const FILE_ROWS: readonly ErrorRow[] = [
  {
    key: 'file-in-folder',
    types: ['FileNotFoundError'],
    message: /No such file or directory: '(?<name>[^']*\/(?<last>[^'/]+))'/,
    example: 'open("data/farm.json")',
  },
  {
    key: 'file-to-write',
    types: ['FileNotFoundError'],
    message: /No such file or directory: '(?<name>[^'/]+)'/,
    when: isWrittenLater,
    example: 'with open("a.txt") as file:\n    file.write("a")',
  },
  {
    key: 'file-elsewhere',
    types: ['PermissionError'],
    message: /Permission denied: '(?<name>[^']+)'/,
    example: 'open("/farm.json", "w")',
  },
  {
    key: 'file-no-folders',
    types: ['PermissionError'],
    message: /Operation not permitted: '(?<name>[^']+)'/,
    example: 'import os\nos.mkdir("data")',
  },
  {
    key: 'file-too-large',
    types: ['OSError'],
    message: /File too large/,
    example: 'with open("a.txt", "w") as file:\n    file.write("x" * 30_000)',
  },
  {
    key: 'file-too-many',
    types: ['OSError'],
    message: /Quota exceeded/,
    example: 'for number in range(21):\n    open(f"{number}.txt", "w").close()',
  },
  {
    key: 'file-name-too-long',
    types: ['OSError'],
    message: /[Ff]ile ?name too long/,
    example: 'open("a" * 61, "w")',
  },
  {
    key: 'file-closed-above',
    types: ['ValueError'],
    message: /^I\/O operation on closed file|^write to closed file|^read of closed file/,
    when: ({ source, error, lineText }) => {
      const name = /(?<name>[\p{L}_][\p{L}\p{N}_]*)\.\w+\(/u.exec(lineText)?.groups?.name;
      const lines = source.split('\n').slice(0, error.line - 1);
      const at = lines.findLastIndex((line) => line.trim() === `${name}.close()`);
      return name !== undefined && at >= 0 && { name, at: String(at + 1) };
    },
    example: 'file = open("a.txt", "w")\nfile.close()\nfile.write("a")',
  },
  {
    key: 'file-closed',
    types: ['ValueError'],
    message: /^I\/O operation on closed file|^write to closed file|^read of closed file/,
    example: 'with open("a.txt", "w") as file:\n    file.write("a")\nfile.write("b")',
  },
  {
    key: 'file-not-for-writing',
    types: ['UnsupportedOperation'],
    message: /^(?:not writable|write)$/,
    example: 'open("a.txt", "w").close()\nwith open("a.txt") as file:\n    file.write("a")',
  },
  {
    key: 'file-not-for-reading',
    types: ['UnsupportedOperation'],
    message: /^(?:not readable|read)$/,
    example: 'with open("a.txt", "w") as file:\n    print(file.read())',
  },
  {
    key: 'file-mode-unknown',
    types: ['ValueError'],
    message: /^invalid mode: '(?<mode>[^']*)'/,
    example: 'open("a.txt", "write")',
  },
  {
    key: 'pickle-to-text-file',
    types: ['TypeError'],
    message: /^write\(\) argument must be str, not bytes/,
    example: 'import pickle\npickle.dump([1], open("a.pkl", "w"))',
  },
  {
    key: 'pickle-from-text-file',
    types: ['UnicodeDecodeError'],
    message: /can't decode byte 0x80 in position 0/,
    example: 'import pickle\npickle.dump([1], open("a.pkl", "wb"))\npickle.load(open("a.pkl"))',
  },
  {
    key: 'file-writes-text',
    types: ['TypeError'],
    message: /^(?:write\(\) argument|data) must be str, not (?<type>\w+)/,
    example: 'with open("a.txt", "w") as file:\n    file.write(3)',
  },
  {
    key: 'file-writes-bytes',
    types: ['TypeError'],
    message: /^a bytes-like object is required, not 'str'/,
    line: /\.write\(/,
    example: 'with open("a.txt", "wb") as file:\n    file.write("a")',
  },
  {
    key: 'pickle-class-missing',
    types: ['AttributeError'],
    message: /^(?:module '__main__' has no attribute '(?<name>\w+)'|Can't get attribute '(?<other>\w+)')/,
    line: /\bloads?\(/,
    when: ({ found }) => ({ name: found.name ?? found.other ?? '' }),
    example: 'import pickle\nclass Hen: pass\ndata = pickle.dumps(Hen())\ndel Hen\npickle.loads(data)',
  },
  {
    key: 'pickle-empty',
    types: ['EOFError'],
    message: /^Ran out of input/,
    example: 'import pickle\nopen("a.pkl", "w").close()\npickle.load(open("a.pkl", "rb"))',
  },
  {
    key: 'pickle-broken',
    types: ['UnpicklingError'],
    message: /^/,
    example: 'import pickle\npickle.loads(b"hello")',
  },
  {
    key: 'csv-row-is-list',
    types: ['Error'],
    message: /^iterable expected, not (?<type>\w+)/,
    example: 'import csv, io\ncsv.writer(io.StringIO()).writerow(3)',
  },
  {
    key: 'csv-other-column',
    types: ['ValueError'],
    message: /^dict contains fields not in fieldnames: '(?<name>[^']+)'/,
    example: 'import csv, io\ncsv.DictWriter(io.StringIO(), ["name"]).writerow({"eggs": 3})',
  },
  {
    key: 'csv-writer-writes-rows',
    types: ['AttributeError'],
    message: /^'_csv\.writer' object has no attribute 'write'/,
    example: 'import csv, io\nrows = csv.writer(io.StringIO())\nrows.write(["a"])',
  },
];
