import { useEffect } from 'react';
import { gameSounds } from '../screen/game-sounds.ts';
import type { RunState } from './run-state.ts';

/** Plays the sounds of a pressed Run, of a completed level and of a problem; muted with all other sounds. */
export const useRunSounds = ({ runs, celebration, problemOpen }: RunState): void => {
  useEffect(() => {
    if (runs > 0) gameSounds.play('click');
  }, [runs]);
  useEffect(() => {
    if (celebration === 'open') gameSounds.play('win');
  }, [celebration]);
  useEffect(() => {
    if (problemOpen) gameSounds.play('error');
  }, [problemOpen]);
};
