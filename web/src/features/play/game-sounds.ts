import { sound } from '../../lib/settings.ts';
import { createSounds } from '../../stage/sound.ts';

const isMuted = (): boolean => sound.read() === 'off';

/** The sounds of the page: one set for the whole visit. They wait for the first gesture, as browsers ask. */
export const gameSounds = createSounds({ muted: isMuted() });

sound.subscribe(() => gameSounds.setMuted(isMuted()));
