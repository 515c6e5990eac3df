import { useEffect } from 'react';

const NAME = 'Hopcode';

/** Names the page in the tab and in the history: `Three eggs - Hopcode`. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    document.title = title === undefined || title === '' ? NAME : `${title} - ${NAME}`;
  }, [title]);
};
