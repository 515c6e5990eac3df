import type { PlayableLevel } from '@hopcode/contract/level/data';
import { Files } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../../../lib/i18n/use-words.ts';
import { drafts } from '../../../lib/progress/drafts.ts';
import { draftPlace } from '../../../lib/progress/use-draft.ts';
import { ProgramNotice } from './program-notice.tsx';
import { readTabProgram, useKeepTabProgram } from './tab-program.ts';

type Props = {
  readonly data: Pick<PlayableLevel, 'courseId' | 'slug' | 'codeTemplate'>;
  readonly code: string;
  /** A program is on its way: the code in the editor stays. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/**
 * Another program of the level than the one in the editor: what this tab had in its editor before, or else the draft of
 * another tab. Undefined where there is none, or where it is the template.
 */
const useOther = ({ courseId, slug, codeTemplate }: Props['data'], code: string) => {
  const [place] = useState(() => draftPlace({ courseId, levelSlug: slug }));
  const [other, setOther] = useState(() => readTabProgram(place) ?? drafts.other(place, code));
  if (other === code || other === codeTemplate) setOther(undefined);
  useKeepTabProgram(place, other ?? code, codeTemplate);
  const forget = (): void => {
    if (other !== undefined) drafts.forgetOther(place, other);
  };
  return { other, setOther, forget };
};

/**
 * Offers what was in the editor of this tab, or what another tab has not run yet, where the level has been opened with
 * something else. Whichever is shown, the other one is offered.
 */
export const OtherProgram = ({ data, code, busy, onLoad }: Props) => {
  const t = useWords('play');
  const { other, setOther, forget } = useOther(data, code);
  if (other === undefined) return null;
  const show = (): void => {
    forget();
    setOther(code);
    onLoad(other);
  };
  const close = (): void => {
    forget();
    setOther(undefined);
  };
  return (
    <ProgramNotice
      icon={Files}
      words={t('play:other.note')}
      show={{ words: t('play:other.show'), onClick: show }}
      busy={busy}
      onClose={close}
    />
  );
};
