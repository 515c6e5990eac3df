import { markdownToHtml } from '@hopcode/translations/build/markdown';
import { useMemo } from 'react';
import { CompiledHtml } from '../../../ui/compiled-html.tsx';

/** A tutorial as players see it. Tags and links appear as text. */
export const TutorialPreview = ({ markdown }: { readonly markdown: string }) => {
  const html = useMemo(() => markdownToHtml(markdown), [markdown]);
  return <CompiledHtml html={html} />;
};
