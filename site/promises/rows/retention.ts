import { count, megabytes, quota, time } from '../figures.ts';
import { type PromiseRows, tests } from '../promise.ts';

const requestLog = 'sandbox/storage/requestLog.test.ts';
const quotas = 'sandbox/http/simulator/quotas.test.ts';
const full = 'has no room for one more row of %s when it has %i';

/** How much is kept, and what makes room for what. */
export const retention = {
  requests: {
    figures: {
      requests: count(({ mostKept }) => mostKept.requests),
      size: megabytes(({ requestLogBytes }) => requestLogBytes),
    },
    heldBy: tests(
      requestLog,
      'small calls are bounded by their number',
      'the log of a platform holds no more bytes than its quota, and the oldest calls go first',
    ),
  },
  deliveries: {
    figures: { deliveries: quota((each) => each.deliveries) },
    heldBy: tests(
      'sandbox/storage/forgetDeliveries.test.ts',
      'a sandbox keeps as many finished deliveries as its quota says, and all that wait',
    ),
  },
  liveEvents: {
    figures: { events: count(({ mostKept }) => mostKept.liveEvents) },
    heldBy: tests('sandbox/storage/liveEvents.test.ts', 'keeps the newest events and forgets the rest'),
  },
  objects: {
    figures: {
      own: quota(({ objects }) => objects.private),
      shared: quota(({ objects }) => objects.shared),
    },
    heldBy: tests(quotas, full, 'has room again for what was deleted, however many there were before'),
  },
  subscriptions: {
    figures: {
      own: quota(({ subscriptions }) => subscriptions.private),
      shared: quota(({ subscriptions }) => subscriptions.shared),
    },
    heldBy: tests(quotas, full),
  },
  stored: {
    figures: {
      own: megabytes(({ storedBytes }) => storedBytes.private),
      shared: megabytes(({ storedBytes }) => storedBytes.shared),
    },
    heldBy: tests(
      'sandbox/storage/storedBytes.test.ts',
      'a tenant that holds as many bytes as it may makes nothing new, while messages and other tenants go on',
    ),
  },
  idle: {
    figures: {
      tenants: quota(({ tenants }) => tenants),
      idle: time(({ limits }) => limits.sandboxQuotas.idleHours, 'hour', 'sandboxQuotas'),
    },
    heldBy: tests(
      'sandbox/http/simulator/tenants.test.ts',
      'is never over full: whoever is idle longest makes room, and nobody who is not',
    ),
  },
} satisfies PromiseRows;
