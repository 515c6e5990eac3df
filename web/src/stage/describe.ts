import type { Failure } from '@hopcode/engine/commands/command';
import type { Change } from '@hopcode/engine/world/change';
import type { FacingName, Position } from '@hopcode/engine/world/geometry';
import type { World } from '@hopcode/engine/world/world';

/** An event to describe to people who cannot see the picture. */
export type Happening =
  | { readonly kind: 'stands'; readonly position: Position; readonly facing: FacingName }
  | {
      readonly kind: 'command';
      readonly changes: readonly Change[];
      readonly before: World;
      /** Who performs the command; undefined for the character. */
      readonly by?: 'helper';
    }
  /** A command failed, and the program caught it. */
  | { readonly kind: 'caught'; readonly failure: Failure }
  | {
      readonly kind: 'cell';
      readonly position: Position;
      readonly holds: 'player' | 'things' | 'blocked' | 'free';
    };

/** Describes an event in the page's language; empty if there is no description. */
export type Describe = (happening: Happening) => string;
