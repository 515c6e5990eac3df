import type { PythonError } from '@hopcode/engine/formats/timeline';

/** The data that a row can check besides the message. */
export type ErrorContext = {
  readonly error: PythonError;
  readonly source: string;
  /** Text of the line of the error. */
  readonly lineText: string;
  /** Named groups of the row's patterns. */
  readonly found: Readonly<Record<string, string>>;
};

/** The piece of the program that an error points at, when it is within one line. */
export const codeAt = ({ error, lineText }: ErrorContext): string =>
  error.column === undefined || error.endColumn === undefined || error.endLine !== error.line
    ? ''
    : lineText.slice(error.column - 1, error.endColumn - 1);

/** The value of a variable at an error, as Python shows it: text has quotes. Undefined when the run did not report it. */
export const valueAt = ({ error }: Pick<ErrorContext, 'error'>, name: string): string | undefined =>
  error.names?.[`=${name}`];

/**
 * One fingerprint of an error: of these types, with this message of Python and, where the message is not
 * precise enough, this text on the line. The first matching row wins. Named groups of both patterns become
 * parameters of the sentences, which are in translations/<locale>/python-errors.json under `key`. `when`
 * rejects an error or adds parameters; the parameter `point` is the piece of the line to mark where Python
 * marks another, and `pointLine` the number of that line where it is not the line of the error. `example` is a program that a test runs to check that it still ends with this error.
 */
export type ErrorRow = {
  readonly key: string;
  readonly types: readonly string[];
  readonly message: RegExp;
  readonly line?: RegExp;
  readonly when?: (context: ErrorContext) => boolean | Readonly<Record<string, string>>;
  readonly example: string;
};
