import { BookOpen, FileText, MessageCircle, Target, Variable } from 'lucide-react';
import type { ReactElement } from 'react';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import type { GoalCounter } from './goal-counters.ts';

const ICON = { size: 22, strokeWidth: 2.4 } as const;

/** The picture of a goal. */
export const GoalIcon = ({
  counter: { action, type, mark },
}: {
  readonly counter: GoalCounter;
}): ReactElement => {
  switch (action) {
    case 'collect':
    case 'place':
    case 'plant':
    case 'combine':
      return <PixelSprite name={`item/${type ?? ''}`} />;
    case 'reach':
      return <PixelSprite name={`marker/${mark ?? 'xmark'}`} />;
    case 'open':
    case 'close':
    case 'water':
    case 'push':
      return <PixelSprite name={`thing/${type ?? ''}`} />;
    case 'speak':
    case 'write':
    case 'ask':
      return <MessageCircle {...ICON} />;
    case 'assign':
    case 'compare':
      return <Variable {...ICON} />;
    case 'read':
      return <BookOpen {...ICON} />;
    case 'file':
      return <FileText {...ICON} />;
    case 'build':
    case 'display':
      return <Target {...ICON} />;
  }
};
