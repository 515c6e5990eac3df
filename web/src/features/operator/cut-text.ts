/** The start of `text` in one line, with at most `length` characters. If the text is longer, it ends in `…`. */
export const cutText = (text: string, length: number): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
};
