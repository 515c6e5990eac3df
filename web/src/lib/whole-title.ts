const NAME = 'Hopcode';

/** The full title of a page: `Three eggs - Hopcode`. */
export const wholeTitle = (title: string | undefined): string =>
  title === undefined || title === '' ? NAME : `${title} - ${NAME}`;
