import type { Call } from '../call.ts';
import { licenceCodeCreate, licenceCodeRevoke, licenceCodes } from './codes.ts';
import { licenceOrderDecide, licenceOrders } from './orders.ts';

/** The operator's calls about orders and licence codes, by name. */
export const licenceRoutes: Readonly<Record<string, Call>> = {
  licenceCodeCreate,
  licenceCodeRevoke,
  licenceCodes,
  licenceOrderDecide,
  licenceOrders,
};
