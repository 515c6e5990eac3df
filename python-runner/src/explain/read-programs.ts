import type { Timeline } from '@hopcode/engine/formats/timeline';

/** Where Python stops reading a program, in the editor's lines and columns, and Python's message. */
export type Stop = { readonly line: number; readonly column: number; readonly message: string };

/** Runs one of our own programs between two runs of the learner; undefined if Python is busy. */
export type Probe = (code: string) => Promise<Timeline | undefined>;

/**
 * Compiles programs without running them, and prints one line for each. The programs are inserted as JSON, because a
 * list of strings in JSON is also valid Python.
 */
const readerOf = (programs: readonly string[]): string => `import warnings
def read(program):
    try:
        compile(program, 'main.py', 'exec')
    except SyntaxError as error:
        before = (error.text or '')[: max((error.offset or 1) - 1, 0)]
        column = len(before) + sum(letter > '\\uffff' for letter in before) + 1
        return f'{error.lineno or 1} {column} {error.msg}'
    except Exception as error:
        return f'1 1 {type(error).__name__}'
    return 'read'
with warnings.catch_warnings():
    warnings.simplefilter('ignore')
    for program in ${JSON.stringify(programs)}:
        print(read(program))
`;

const READ = 'read';

const stopOf = (printed: string): Stop | undefined => {
  const { line, column, message } =
    /^(?<line>\d+) (?<column>\d+) (?<message>.*)$/.exec(printed)?.groups ?? {};
  return message === undefined ? undefined : { line: Number(line), column: Number(column), message };
};

/**
 * Where Python stops reading each of the programs, in order; undefined for a program that it reads to its end. Returns
 * undefined instead of the list if the probe did not run. None of the programs is executed.
 */
export const readPrograms = async (
  programs: readonly string[],
  probe: Probe,
): Promise<readonly (Stop | undefined)[] | undefined> => {
  const timeline = await probe(readerOf(programs));
  const texts = (timeline?.events ?? []).flatMap((event) => (event.kind === 'print' ? [event.text] : []));
  const printed = texts.join('').split('\n').slice(0, -1);
  const isWhole =
    printed.length === programs.length && printed.every((line) => line === READ || stopOf(line));
  return isWhole ? printed.map(stopOf) : undefined;
};
