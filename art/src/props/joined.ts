import type { PropName } from '@hopcode/engine/formats/tilesets';

/** Props whose picture depends on their four neighbours of the same name. */
export const JOINED_PROPS = ['fence', 'bridge-horizontal', 'bridge-vertical'] as const;
export type JoinedProp = (typeof JOINED_PROPS)[number];

export const isJoinedProp = (name: PropName): name is JoinedProp =>
  JOINED_PROPS.some((joined) => joined === name);

/** The name of a fence's sprite. The bits of `mask` are north 1, east 2, south 4, west 8. */
export const fenceSprite = (mask: number): string => `prop/fence/${mask & 15}`;

/** The name of any prop's sprite. Only joined props use `mask`, with the same bits as for fences. */
export const propSprite = (name: PropName, mask = 0): string =>
  isJoinedProp(name) ? `prop/${name}/${mask & 15}` : `prop/${name}`;
