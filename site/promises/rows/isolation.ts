import { type PromiseRows, tests } from '../promise.ts';

const authenticate = 'sandbox/http/middleware/authenticate.test.ts';

/** What one tenant or platform never sees of another. */
export const isolation = {
  tenants: {
    heldBy: tests(
      'sandbox/http/simulator/tenants.test.ts',
      'keeps to itself: payments, subscriptions, clock, reset',
    ),
  },
  platforms: {
    heldBy: [
      ...tests(
        authenticate,
        'a list holds only the caller’s own, even when asked for others by id',
        'a platform pays and answers only its own payments at the simulators',
        'one key cannot act for the other platform’s entity',
      ),
      ...tests(
        'sandbox/http/routes/customers.rights.test.ts',
        'may %s a customer',
        'when trying to %s it',
        'loses the customer with the association',
      ),
    ],
  },
  messages: {
    heldBy: tests('sandbox/http/routes/webhooks.test.ts', 'sees and is told of its own payments only'),
  },
  requests: {
    heldBy: tests('sandbox/http/simulator/requests.test.ts', 'belongs to its platform'),
  },
  liveEvents: {
    heldBy: tests('sandbox/http/live-events/liveEvents.test.ts', 'tells a platform nothing of another one'),
  },
} satisfies PromiseRows;
