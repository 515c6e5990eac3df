import { useEffect } from 'react';

const NAME = 'Hopcode';

/** Sets the page's title (`Three eggs - Hopcode`), and its description for search engines if there is one. */
export const usePageMeta = (title: string | undefined, description?: string): void => {
  useEffect(() => {
    document.title = title === undefined || title === '' ? NAME : `${title} - ${NAME}`;
  }, [title]);
  useEffect(() => {
    if (description !== undefined)
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
};
