import type { Change } from '@hopcode/engine/world/change';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';

/** Something that a person who does not see the picture is told. */
export type Happening =
  | { readonly kind: 'stands'; readonly position: Position; readonly facing: FacingName }
  | { readonly kind: 'command'; readonly changes: readonly Change[]; readonly before: World }
  | {
      readonly kind: 'cell';
      readonly position: Position;
      readonly holds: 'player' | 'things' | 'blocked' | 'free';
    };

/** Puts it into words of the page's language; empty for what is not told. */
export type Describe = (happening: Happening) => string;
