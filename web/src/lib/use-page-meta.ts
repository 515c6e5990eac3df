import { use, useEffect } from 'react';
import { RenderReportContext } from './render-report.ts';
import { wholeTitle } from './whole-title.ts';

/** Sets the page's title (`Three eggs - Hopcode`). If there is a description, sets it too, for search engines. */
export const usePageMeta = (title: string | undefined, description?: string): void => {
  use(RenderReportContext)?.meta(title, description);
  useEffect(() => {
    document.title = wholeTitle(title);
  }, [title]);
  useEffect(() => {
    if (description !== undefined)
      document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [description]);
};
