import { sound } from '../../../lib/settings.ts';
import { createSounds } from '../../../stage/sound.ts';
import { soundVolume, USUAL_VOLUME } from '../settings/sound-volume.ts';

const isMuted = (): boolean => sound.read() === 'off';
const volume = (): number => soundVolume.read() ?? USUAL_VOLUME;

/**
 * The sounds of the page. They are the same object for the whole visit. They are silent until the first gesture, as
 * browsers require.
 */
export const gameSounds = createSounds({ muted: isMuted(), volume: volume() });

sound.subscribe(() => gameSounds.setMuted(isMuted()));
soundVolume.subscribe(() => gameSounds.setVolume(volume()));
