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
  /**
   * The program with which the level opened. This part loads later, and the learner may already have changed the
   * program.
   */
  readonly opensWith: string;
  readonly code: string;
  /** Whether a program is running. In that case the code in the editor stays. */
  readonly busy: boolean;
  readonly onLoad: (code: string) => void;
};

/**
 * A program for the level that is neither the one with which it opened nor the one in the editor: the earlier program
 * of this tab, otherwise the draft of another tab. Undefined if there is none, or if it is the template.
 */
const useOther = ({ data: { courseId, slug, codeTemplate }, opensWith, code }: Props) => {
  const [place] = useState(() => draftPlace({ courseId, levelSlug: slug }));
  const [other, setOther] = useState(() => {
    const mine = readTabProgram(place);
    return mine === opensWith ? undefined : (mine ?? drafts.other(place, code));
  });
  if (other === code || other === codeTemplate) setOther(undefined);
  useKeepTabProgram(place, other ?? code, codeTemplate);
  const forget = (): void => {
    if (other !== undefined) drafts.forgetOther(place, other);
  };
  return { other, setOther, forget };
};

/**
 * Offers the earlier program of this tab, or an unrun one of another tab, if the level opened with a different one.
 * After a switch it offers to switch back.
 */
export const OtherProgram = (props: Props) => {
  const { code, busy, onLoad } = props;
  const t = useWords('play');
  const { other, setOther, forget } = useOther(props);
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
