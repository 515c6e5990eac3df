import { rememberedLearner } from './learner.ts';

/**
 * Opens an address anew as a visitor, once the server has logged somebody out: nothing that was asked for that account
 * stays in memory. Within the page, one that needs a login would ask for it before the new address is there.
 */
export const leaveTo = (address: string): void => {
  rememberedLearner.write(undefined);
  location.assign(address);
};
