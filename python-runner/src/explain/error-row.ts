import type { PythonError } from '@hopcode/engine/formats/timeline';

/** The data that a row can check in addition to the message. */
export type ErrorContext = {
  readonly error: PythonError;
  readonly source: string;
  /** Text of the line of the error. */
  readonly lineText: string;
  /** Named groups of the row's patterns. */
  readonly found: Readonly<Record<string, string>>;
};

/** The piece of the program that an error points at, if it is within one line. */
export const codeAt = ({ error, lineText }: ErrorContext): string =>
  error.column === undefined || error.endColumn === undefined || error.endLine !== error.line
    ? ''
    : lineText.slice(error.column - 1, error.endColumn - 1);

/**
 * The value of a variable at an error, as Python prints it, with quotes around text. Undefined when the run did not
 * report the value.
 */
export const valueAt = ({ error }: Pick<ErrorContext, 'error'>, name: string): string | undefined =>
  error.names?.[`=${name}`];

/**
 * Recognises one mistake: the type of its error, Python's message and, if the message is not precise enough, the text
 * of the line. The first matching row wins. Named groups of both patterns become parameters of the sentences, which are
 * in translations/<locale>/python-errors.json under `key`. `when` rejects an error or adds parameters. The parameter
 * `point` is the piece of the line to mark, if Python marks the wrong piece. `pointLine` is the number of the line to
 * mark, if it is not the line of the error. A test runs the program `example` and checks that it still ends with this
 * error.
 */
export type ErrorRow = {
  readonly key: string;
  readonly types: readonly string[];
  readonly message: RegExp;
  readonly line?: RegExp;
  readonly when?: (context: ErrorContext) => boolean | Readonly<Record<string, string>>;
  readonly example: string;
};
