import { rememberedLearner } from './learner.ts';

/**
 * Opens an address with a reload as a visitor, once the server has logged the account out, so that no data of that
 * account stay in memory. Without a reload, a page that needs a login would ask for it before the new address is
 * shown.
 */
export const leaveTo = (address: string): void => {
  rememberedLearner.write(undefined);
  location.assign(address);
};
