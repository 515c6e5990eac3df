/** What a key does in time travel. */
export type TravelAction = 'toggle' | 'forward' | 'back' | 'start' | 'end';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

const ACTIONS: Readonly<Record<string, TravelAction>> = {
  ' ': 'toggle',
  ArrowRight: 'forward',
  ArrowLeft: 'back',
  Home: 'start',
  End: 'end',
};

/**
 * What a key does: Space pauses and continues, the arrow keys step, Home and End jump. The arrow key in the reading
 * direction steps forward, as on every slider.
 */
export const travelAction = (pressed: Pressed, direction: 'ltr' | 'rtl'): TravelAction | undefined => {
  if (pressed.altKey || pressed.ctrlKey || pressed.metaKey || pressed.shiftKey) return undefined;
  const action = ACTIONS[pressed.key];
  if (direction === 'ltr') return action;
  if (action === 'forward') return 'back';
  return action === 'back' ? 'forward' : action;
};
