/** The start of a text in one line, at most `length` characters; `…` marks that the text is longer. */
export const cutText = (text: string, length: number): string => {
  const characters = [...text.replaceAll(/\s+/g, ' ').trim()];
  return characters.length <= length ? characters.join('') : `${characters.slice(0, length - 1).join('')}…`;
};
