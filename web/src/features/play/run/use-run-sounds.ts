import { useEffect } from 'react';
import { gameSounds } from '../screen/game-sounds.ts';
import type { RunState } from './run-state.ts';

/**
 * Plays the sounds for a click on Run, for a completed level and for a problem. The sound setting of the page mutes
 * these sounds too.
 */
export const useRunSounds = ({ runs, celebration, problem }: RunState): void => {
  useEffect(() => {
    if (runs > 0) gameSounds.play('click');
  }, [runs]);
  useEffect(() => {
    if (celebration === 'open') gameSounds.play('win');
  }, [celebration]);
  useEffect(() => {
    if (problem) gameSounds.play('error');
  }, [problem]);
};
