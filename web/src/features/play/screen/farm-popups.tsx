import { lazyPart } from '../../../ui/lazy-part.tsx';
import { MountOnOpen } from '../../../ui/mount-on-open.tsx';
import { loadFarmBanner } from '../run/run-parts.ts';

const FarmBanner = lazyPart(loadFarmBanner);

type Props = {
  /** On how many farms the program must work. */
  readonly farms: number;
  readonly farm: number;
};

/** A note over the farm. It says that the page shows another farm of the level. */
export const FarmPopups = ({ farms, farm }: Props) => (
  <MountOnOpen opened={farm > 0}>
    <FarmBanner farm={farm} farms={farms} />
  </MountOnOpen>
);
