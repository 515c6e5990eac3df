import { rememberedLearner } from './learner.ts';

/**
 * Opens an address after the server has logged the account out. The page reloads, so that no data of the account stays
 * in memory. Without a reload, a page that needs a login would ask for one before the new address appears.
 */
export const leaveTo = (address: string): void => {
  rememberedLearner.write(undefined);
  location.assign(address);
};
