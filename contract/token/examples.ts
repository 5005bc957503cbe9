import { provider } from '../../provider.config.ts';
import { seed } from '../seed.ts';

/** A token nobody has used yet. */
export const tokenExample = {
  timestamp: '2026-01-15T10:00:00+0000',
  token: seed.checkouts.token,
  checkoutUrl: `${provider.servers.production}/checkout/form/${seed.checkouts.token}`,
  paymentId: seed.payments.readyToken,
  stateDetails: { state: 'PaymentReady', timestamp: '2026-01-15T10:00:00+00:00', actions: ['cancel'] },
  transaction: { type: 'payment', amount: 1000 },
};
