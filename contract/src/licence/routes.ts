import type { Call } from '../call.ts';
import { licenceCodeCreate, licenceCodeRevoke, licenceCodes } from './codes.ts';
import {
  licenceOrderDecide,
  licenceOrders,
  licenceOrderTax,
  organizationOrderAccept,
  organizationOrderCreate,
  organizationOrderGet,
  organizationOrders,
} from './orders.ts';
import { organizationPlan, organizationRedeemLicence } from './school-plan.ts';

/** The operator's calls about orders and licence codes, by name. */
export const licenceRoutes: Readonly<Record<string, Call>> = {
  licenceCodeCreate,
  licenceCodeRevoke,
  licenceCodes,
  licenceOrderDecide,
  licenceOrders,
  licenceOrderTax,
};

/** The calls of a school about its plan, by name. */
export const schoolPlanRoutes: Readonly<Record<string, Call>> = {
  organizationOrderAccept,
  organizationOrderCreate,
  organizationOrderGet,
  organizationOrders,
  organizationPlan,
  organizationRedeemLicence,
};
