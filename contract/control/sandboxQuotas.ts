import { formatMegabytes, formatNumber } from '@balcao/text/numbers.ts';
import { limit, valuesOf } from '../provenance/limit.ts';
import { chosen } from '../provenance/origin.ts';
import { fill, say } from '../words/locales.ts';
import { idleHours } from './idleSandboxes.ts';

/** Maximum time that a clock change waits for receivers. An attempt may take 30 seconds, and a message has nine. */
export const clockWaitSeconds = 45;

/** Number of newest rows kept: requests of a platform, faults and live events of a sandbox. */
export const maxRetained = { requests: 1000, faults: 50, liveEvents: 1000 } as const;

/** Maximum number of deliveries in flight: in all, per tenant, and per receiver of a tenant. */
export const mostInFlight = { all: 1024, perTenant: 128, perReceiver: 32 } as const;

const sandboxOnly = chosen(
  'Só existe na sandbox, para que não cresça sem fim.',
  'Solo existe en el sandbox, para que no crezca sin límite.',
  'Exists in the sandbox only, so that it does not grow for ever.',
);

const inPublic = say(
  '{local}; {exposed} numa sandbox pública',
  '{local}; {exposed} en un sandbox público',
  '{local}; {exposed} in a public sandbox',
);

export const sandboxLimits = {
  /** Last year to which the sandbox's clock can be set. */
  lastClockYear: limit({
    value: 2999,
    origin: sandboxOnly,
    name: say('Último ano do relógio', 'Último año del reloj', 'Last year on the clock'),
    shown: String,
  }),
  sandboxQuotas: limit({
    value: {
      /** Maximum number of private sandboxes. A new one replaces a sandbox idle for `idleHours`. */
      tenants: 200,
      idleHours,
      /** Maximum number of each: payments, customers, entities, reference ranges, saved methods, associations. */
      objects: { private: 5000, shared: 100_000 },
      /** Entities registered on the sign-up page, which requires no credentials. */
      signUps: 500,
      /** Webhook subscriptions, each of which adds a message to its events. */
      subscriptions: { private: 100, shared: 1000 },
      /** Bytes of documents and messages. */
      storedBytes: { private: 64_000_000, shared: 1_000_000_000 },
      /** Bytes of a platform's request log; the oldest rows are removed first. */
      requestLogBytes: 2_000_000,
      deliveries: 20_000,
      /** Maximum number of rows in an exported or imported state. */
      stateRows: 50_000,
      /** Open event streams, per sandbox and in all. */
      streamsPerTenant: 100,
      streams: 1000,
    },
    origin: sandboxOnly,
    name: say(
      'Pagamentos, clientes e outros objetos de uma sandbox privada',
      'Pagos, clientes y otros objetos de un sandbox privado',
      'Payments, customers and other objects of a private sandbox',
    ),
    shown: ({ objects }, locale) => formatNumber(objects.private, locale),
  }),
  /** Maximum body of POST /sandbox/import, in a local sandbox and on a public network. */
  stateLimitBytes: limit({
    value: { local: 20_000_000, exposed: 4_000_000 },
    origin: sandboxOnly,
    name: say('Estado que se importa', 'Estado que se importa', 'State that can be imported'),
    shown: ({ local, exposed }, locale) =>
      fill(inPublic[locale], {
        local: formatMegabytes(local, locale),
        exposed: formatMegabytes(exposed, locale),
      }),
  }),
};
export const { lastClockYear, sandboxQuotas, stateLimitBytes } = valuesOf(sandboxLimits);
