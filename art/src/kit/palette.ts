import type { Shade } from './color.ts';
import { isLight, type Light } from './light.ts';
import { isRampName, type RampName } from './ramps.ts';

/** The meaning of a letter: a flat material, a fixed shade of it (`red:5`) or a lit region of it (`red@ball`). */
export type Paint = RampName | `${RampName}:${Shade}` | `${RampName}@${Light}`;

/** Letters of a drawing and their paints. */
export type Palette = Readonly<Record<string, Paint>>;

export type ParsedPaint =
  | { readonly kind: 'shade'; readonly ramp: RampName; readonly shade: Shade }
  | { readonly kind: 'lit'; readonly ramp: RampName; readonly light: Light };

const SHADES: readonly Shade[] = [0, 1, 2, 3, 4, 5];
const BASE_SHADE: Shade = 3;

/** The parts of a paint. Throws if the ramp, shade or light is unknown. */
export function parsePaint(paint: string): ParsedPaint {
  const [, ramp = '', digit, light] = /^(\w+)(?::(\d)|@(\w+))?$/.exec(paint) ?? [];
  if (!isRampName(ramp))
    throw new Error(`No ramp for the paint '${paint}': art/src/kit/ramps.ts has their names.`);
  if (light !== undefined) {
    if (!isLight(light)) throw new Error(`No light for the paint '${paint}'.`);
    return { kind: 'lit', ramp, light };
  }
  const shade = digit === undefined ? BASE_SHADE : SHADES[Number(digit)];
  if (shade === undefined) throw new Error(`No shade for the paint '${paint}'.`);
  return { kind: 'shade', ramp, shade };
}
