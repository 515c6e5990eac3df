import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { useCurrentUser } from '../../lib/account/current-user.ts';

type Watch = (path: string | undefined) => void;
let watch: Watch | undefined;

/**
 * Records some page loads of an account that has agreed to recordings. The code loads only for such an account. Uses a
 * layout effect, which runs before the recorder sees the next page.
 */
export const useRecording = (): void => {
  const mayRecord = useCurrentUser()?.recorded === true;
  const path = useLocation().pathname.replace(/^\/[^/]*\/?/, '');
  useLayoutEffect(() => {
    if (!mayRecord || watch) {
      watch?.(mayRecord ? path : undefined);
      return undefined;
    }
    let isHere = true;
    import('../../lib/recording/watch-page.ts').then(
      ({ watchPage }) => {
        watch = watchPage;
        if (isHere) watchPage(path);
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [mayRecord, path]);
};
