import { rememberedLearner } from './learner.ts';

/**
 * After the server has logged the account out, opens an address with a reload, so that no data of that account stays in
 * memory. Without a reload, a page that needs a login would ask for it before the new address is shown.
 */
export const leaveTo = (address: string): void => {
  rememberedLearner.write(undefined);
  location.assign(address);
};
