import { useEffect, useRef } from 'react';
import { useWords } from '../../lib/i18n/use-words.ts';
import { ScrollRegion } from '../scroll-region.tsx';
import classes from './program-code.module.css';

type Props = {
  readonly code: string;
  /** The number of the current line, from 1. */
  readonly line: number | undefined;
};

/** A read-only program. Code is left-to-right in every language. */
export const ProgramCode = ({ code, line }: Props) => {
  const t = useWords('school');
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = region.current;
    const row = line === undefined ? undefined : box?.querySelectorAll('li')[line - 1];
    // Scrolls only the box, never the dialog around it.
    if (!box || !row) return;
    const above = row.offsetTop < box.scrollTop;
    const below = row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (above || below) box.scrollTop = row.offsetTop - box.clientHeight / 2;
  }, [line]);
  return (
    <ScrollRegion
      ref={region}
      className={classes.code}
      dir="ltr"
      role="region"
      aria-label={t('school:program.code')}
      translate="no"
    >
      <ol>
        {code
          .replace(/\n$/, '')
          .split('\n')
          .map((text, index) => (
            <li
              // A line has no other key than its index, and the program does not change while it is shown.
              key={`line-${String(index)}`}
              data-current={index + 1 === line || undefined}
              aria-current={index + 1 === line ? 'step' : undefined}
            >
              <code>{text === '' ? '\n' : text}</code>
            </li>
          ))}
      </ol>
    </ScrollRegion>
  );
};
