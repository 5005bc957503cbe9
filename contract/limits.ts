import type { MethodCode } from './payments/enums.ts';

/** Version every answer carries (spec 1 §9, DECISIONS 2). */
export const apiVersion = '1.13.0';

/** Largest body the API reads; a larger one is 413 e00219 (DECISIONS 7). */
export const bodyLimitBytes = 1_000_000;

/** Amounts each method takes, in cents; the provider sets them per entity, the sandbox keeps these. */
export const methodLimits = {
  CC: { minCents: 50, maxCents: 1_000_000 },
  MB: { minCents: 100, maxCents: 9_999_999 },
  MW: { minCents: 50, maxCents: 500_000 },
} as const satisfies Record<MethodCode, { minCents: number; maxCents: number }>;

/** The push on the phone lives this long (spec 2 §9: 5 to 10 minutes; DECISIONS 17). */
export const pushMinutes = 5;

/** A MB WAY payment by phone can be tried again for this long (FACTS 3.4). */
export const mbWayValidityMinutes = 30;

/** Validity of everything else, in calendar months, to 23:59:59 in Lisbon (FACTS 3.4). */
export const defaultValidityMonths = 6;

/** Gaps between delivery attempts (spec 2 §9, DECISIONS 22): nine attempts, then failed. */
export const retryGapsMinutes = [1, 2, 3, 5, 8, 13, 21, 24] as const;

/** Answers that count as received (FACTS 5, DECISIONS 22). */
export const acceptedStatuses = {
  webhook: [200, 201, 202, 204],
  callback: [200],
} as const;

/** How long a receiver may take to answer (FACTS 5). */
export const deliveryTimeoutSeconds = 30;

/** A subscription is disabled after this many failed deliveries in a row (DECISIONS 22). */
export const disableAfterFailures = 20;

/** A signature older than this should be refused by the receiver (FACTS 5). */
export const signatureToleranceSeconds = 1800;

/** Late terminal webhooks within this limit keep their authorisation (DECISIONS 21). */
export const lateLimitMinutes = 10;

/** The sandbox's clock goes no further than the end of this year. */
export const lastClockYear = 2999;

/**
 * Longest texts of a request, in characters. No source gives the provider's own figures, so these are the sandbox's:
 * `line` for names, codes and whatever is searched by, `note` for free text, `list` for values with commas between.
 */
export const textCharacters = { line: 255, note: 1000, url: 2000, dateTime: 40, list: 16_000 } as const;

/** Most items of each list of a request; the sandbox's own figures. `details` counts the characters of free JSON. */
export const mostItems = { methods: 20, redirects: 10, additionalData: 20, details: 1000 } as const;

/** Largest amount a request may carry, in cents: the largest `int` of the SOAP service (FACTS 8.5). */
export const largestAmountCents = 2_147_483_647;

/** Fee of a confirmed payment: net as a share of the amount, VAT on the net (FACTS 3.5; the sandbox's own figures). */
export const fees = {
  netRate: 0.012,
  netFixedCents: 5,
  taxRate: 0.23,
} as const;

/** Times and tries at a terminal (spec 2 §9); the last three are the sandbox's own figures. */
export const terminal = {
  cardWaitMinutes: 1,
  authorisationSeconds: [2, 5],
  pinAttempts: 3,
  /** Above this a card that is tapped asks for its PIN (FACTS 7). */
  contactlessCents: 5000,
  /** How long the pretended payer of a scenario takes for each act. */
  actSeconds: 2,
  /** How much later a silent terminal tells of what happened. */
  silentMinutes: 30,
} as const;

/** Ask for the state of a checkout after this long when the payer does not come back (spec 2 §9). */
export const statusCheckMinutes = 30;

/** A Multibanco payment can take up to this many business hours to be processed (spec 2 §9). */
export const multibancoBusinessHours = 12;

/** Largest state POST /sandbox/import reads. */
export const stateLimitBytes = 20_000_000;

/** What keeps an exposed sandbox from being filled without end; the sandbox's own figures. */
export const sandboxQuotas = {
  /** Private sandboxes at once; one idle this long makes room for a new one. */
  tenants: 200,
  idleHours: 1,
  /** Payments, customers, entities, reference ranges, saved methods and associations: as many of each at most. */
  objects: { private: 5000, shared: 100_000 },
  /** Webhook subscriptions: each one is another message for every event. */
  subscriptions: { private: 100, shared: 1000 },
  /** Bytes of documents and messages. */
  storedBytes: { private: 64_000_000, shared: 1_000_000_000 },
  /** Bytes of the log of calls of a platform; the oldest go first. */
  requestLogBytes: 8_000_000,
  /** Finished deliveries a sandbox remembers. */
  deliveries: 20_000,
  /** Rows a state may have, to be exported or imported. */
  stateRows: 50_000,
  /** Event streams open at once, of one sandbox and in all; each takes a connection. */
  streamsPerTenant: 100,
  streams: 1000,
} as const;
