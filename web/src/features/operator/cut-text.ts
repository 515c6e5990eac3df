/** The beginning of a text, of at most `length` characters and in one line; `…` stands for the rest. */
export const cutText = (text: string, length: number): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
};
