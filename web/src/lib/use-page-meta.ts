import { useEffect } from 'react';

const NAME = 'Hopcode';

/**
 * Names the page in the tab and in the history (`Three eggs - Hopcode`), and describes it for search engines where
 * a description is given.
 */
export const usePageMeta = (title: string | undefined, description?: string): void => {
  useEffect(() => {
    document.title = title === undefined || title === '' ? NAME : `${title} - ${NAME}`;
  }, [title]);
  useEffect(() => {
    if (description !== undefined)
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
};
