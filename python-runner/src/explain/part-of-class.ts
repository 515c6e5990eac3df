import { anyScript } from './any-script.ts';
import type { ErrorContext } from './error-row.ts';

/** `Cat.name`, where only objects of Cat have a name. */
export const partOfClass = ({
  source,
  lineText,
  found,
}: ErrorContext): false | Readonly<Record<string, string>> => {
  const { type = '', part = '' } = found;
  const isWritten = anyScript(String.raw`(?<![\w.])${type}\s*\.\s*${part}(?!\w)`).test(lineText);
  const isStored = anyScript(String.raw`\bself\.${part}(?!\w)`).test(source);
  return isWritten && isStored && { class: type, name: part };
};
