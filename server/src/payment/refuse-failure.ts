import { type Refusal, refuse } from '../http/refusal.ts';
import type { ProviderFailure } from '../parts/payment-provider.ts';

/** The refusal for a failure of the provider. */
export function refuseFailure(failure: ProviderFailure): Refusal {
  switch (failure) {
    case 'gone':
      return refuse(409, 'subscription_ends');
    case 'refused':
    case 'away':
      return refuse(502, 'provider_away');
  }
}
