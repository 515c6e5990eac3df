type Props = {
  readonly text: string;
  /** The name of a variable or a file in the text; undefined if there is none. */
  readonly name: string | undefined;
};

/** The words of a goal. If the words contain the name, the name looks like code. */
export const WithCode = ({ text, name }: Props) => {
  const at = name === undefined ? -1 : text.lastIndexOf(name);
  if (name === undefined || at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <code dir="ltr">{name}</code>
      {text.slice(at + name.length)}
    </>
  );
};
