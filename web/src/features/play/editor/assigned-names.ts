const NAME = String.raw`[\p{L}_][\p{L}\p{N}_]*`;

/** Patterns for lines that assign names. Group 1 contains the names. */
const FORMS = [
  new RegExp(String.raw`^\s*(${NAME}(?:\s*,\s*${NAME})*)\s*(?::[^=]+)?=(?!=)`, 'u'),
  new RegExp(String.raw`^\s*(?:async\s+)?for\s+(${NAME}(?:\s*,\s*${NAME})*)\s+in\b`, 'u'),
  new RegExp(String.raw`^\s*(?:async\s+)?(?:def|class)\s+(${NAME})`, 'u'),
  new RegExp(String.raw`^\s*import\s+(?:[\w.]+\s+as\s+)?(${NAME})`, 'u'),
  new RegExp(String.raw`^\s*from\s+[\w.]+\s+import\s+(${NAME}(?:\s*,\s*${NAME})*)`, 'u'),
  new RegExp(String.raw`^\s*with\s.*\sas\s+(${NAME})\s*:`, 'u'),
];

const PARAMETERS = new RegExp(String.raw`^\s*(?:async\s+)?def\s+${NAME}\s*\(([^)]*)\)`, 'u');

const parameterNames = (line: string): string[] =>
  (PARAMETERS.exec(line)?.[1] ?? '')
    .split(',')
    .map((parameter) =>
      parameter
        .replace(/[:=].*$/, '')
        .replaceAll('*', '')
        .trim(),
    )
    .filter((name) => name !== '' && name !== 'self');

/** The names that a program assigns before line `before` (from 1), in order, without duplicates. */
export const assignedNames = (code: string, before: number): string[] => {
  const names = new Set<string>();
  for (const line of code.split('\n').slice(0, before - 1)) {
    for (const form of FORMS)
      for (const name of form.exec(line)?.[1]?.split(',') ?? []) names.add(name.trim());
    for (const name of parameterNames(line)) names.add(name);
  }
  return [...names];
};
