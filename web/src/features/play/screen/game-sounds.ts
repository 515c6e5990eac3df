import { sound } from '../../../lib/settings.ts';
import { createSounds } from '../../../stage/sound.ts';
import { soundVolume, USUAL_VOLUME } from '../settings/sound-volume.ts';

const isMuted = (): boolean => sound.read() === 'off';
const volume = (): number => soundVolume.read() ?? USUAL_VOLUME;

/** The sounds of the page: one set for the whole visit. They wait for the first gesture, as browsers require. */
export const gameSounds = createSounds({ muted: isMuted(), volume: volume() });

sound.subscribe(() => gameSounds.setMuted(isMuted()));
soundVolume.subscribe(() => gameSounds.setVolume(volume()));
