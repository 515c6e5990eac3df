import { MessageCircle, Target, Variable } from 'lucide-react';
import { PixelSprite } from '../../../ui/pixel-sprite.tsx';
import type { GoalCounter } from './goal-counters.ts';

const ICON = { size: 22, strokeWidth: 2.4 } as const;

/** The picture of a goal. */
export const GoalIcon = ({ counter: { action, type } }: { readonly counter: GoalCounter }) => {
  switch (action) {
    case 'collect':
    case 'place':
    case 'plant':
    case 'combine':
      return <PixelSprite name={`item/${type ?? ''}`} />;
    case 'reach':
      return <PixelSprite name="marker/xmark" />;
    case 'speak':
    case 'write':
    case 'ask':
      return <MessageCircle {...ICON} />;
    case 'assign':
    case 'compare':
      return <Variable {...ICON} />;
    default:
      return <Target {...ICON} />;
  }
};
