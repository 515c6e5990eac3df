import { createContext, type RefObject } from 'react';
import type { StageHandle } from '../../../stage/stage.tsx';

/** The stage of the shown farm, for the bar above it. */
export const StageContext = createContext<RefObject<StageHandle | null>>({ current: null });
