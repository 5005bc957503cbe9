import type { PromiseWords } from '../../../promises/promises.ts';

const onBoth = ({ sqlite, postgres }: Record<'sqlite' | 'postgres', string>, unit = '') =>
  `${sqlite}${unit} on SQLite, ${postgres}${unit} on PostgreSQL`;

export const promises: PromiseWords = {
  deliveries: {
    atLeastOnce: {
      about: 'Each notification of a confirmed event',
      promised: 'Is sent at least once, even if the process is killed halfway',
    },
    order: {
      about: 'Notifications about one payment, to the same URL',
      promised: 'One at a time, in the order of the events',
    },
    attempts: {
      about: 'Attempts of a delivery',
      promised: ({ attempts, gaps }) =>
        `${attempts}, with these minutes between them: ${gaps}. After that, it has failed`,
    },
    accepted: {
      about: 'HTTP statuses that count as received',
      promised: ({ webhook, callback }) => `${webhook}. For a callback, only ${callback}`,
    },
    signature: {
      about: 'Signature',
      promised: 'A new one for each attempt, with its own time',
    },
    disabled: {
      about: 'A subscription that keeps failing',
      promised: ({ failures }) => `Disabled after ${failures} failed deliveries in a row, never before`,
    },
    underLoad: {
      about: 'Webhooks under load',
      promised: ({ sqliteReceived, sqliteSent, postgresReceived, postgresSent }) =>
        `${sqliteReceived} received of ${sqliteSent} on SQLite, ${postgresReceived} of ${postgresSent} on PostgreSQL`,
    },
  },
  isolation: {
    tenants: {
      about: 'Two private sandboxes',
      promised: 'Share nothing: each has its own payments, subscriptions, clock and reset',
    },
    platforms: {
      about: "Another platform's data",
      promised:
        "Cannot be read, listed or paid, even by someone who knows the identifier; the exception is customers that it associated with one of the caller's entities",
    },
    messages: {
      about: 'Notifications',
      promised: "Only those of the platform's own payments",
    },
    requests: {
      about: 'Request log',
      promised: "Only the platform's own",
    },
    liveEvents: {
      about: 'Live events',
      promised: "Only the platform's own",
    },
  },
  recovery: {
    killed: {
      about: 'A process that is killed',
      promised: 'No confirmed payment is lost, and its notification has been sent or is in the queue',
    },
    ended: {
      about: 'A process that is asked to end',
      promised: 'Responds to the requests it has, and deliveries on their way go back to the queue',
    },
    outage: {
      about: 'A database that stops, freezes, restarts, drops its connections or fills its disk',
      promised: ({ lost, acknowledged, outages }) =>
        `${lost} lost of ${acknowledged} confirmed payments, in ${outages} outages under load`,
    },
    meanwhile: {
      about: 'Responses during those outages',
      promised: ({ unavailable, others }) => `${unavailable} with \`503\`, and ${others} with another error`,
    },
    back: {
      about: 'From the end of the outage to the first successful response',
      promised: ({ milliseconds }) => `${milliseconds} ms, in the slowest outage`,
    },
    backup: {
      about: 'A backup made while the sandbox runs',
      promised: 'Has every payment confirmed before it',
    },
  },
  retention: {
    requests: {
      about: 'Request log of a platform',
      promised: ({ requests, size }) => `The last ${requests} calls, or fewer if they exceed about ${size}`,
    },
    deliveries: {
      about: 'Deliveries of a sandbox',
      promised: ({ deliveries }) =>
        `The last ${deliveries}, with their attempts. One that still waits is never deleted`,
    },
    liveEvents: {
      about: 'Live events, for a page that comes back',
      promised: ({ events }) => `The last ${events} of a sandbox`,
    },
    objects: {
      about: 'Payments, customers and other objects, of each type',
      promised: ({ own, shared }) =>
        `${own} in a private sandbox, ${shared} in the shared one. None is deleted to make room for another`,
    },
    subscriptions: {
      about: 'Webhook subscriptions',
      promised: ({ own, shared }) => `${own} in a private sandbox, ${shared} in the shared one`,
    },
    stored: {
      about: 'Stored data, in total',
      promised: ({ own, shared }) =>
        `About ${own} in a private sandbox, ${shared} in the shared one. When full, it refuses what is new and keeps notifying`,
    },
    idle: {
      about: 'A private sandbox',
      promised: ({ tenants, idle }) =>
        `Stays until there is no room: there are places for ${tenants}, and only one that has been idle for ${idle} makes room for a new one`,
    },
  },
  neighbours: {
    silent: {
      about: "Another sandbox's receivers that never respond, or its full queue",
      promised: 'The webhooks and the clock of the others do not wait for them',
    },
    latency: {
      about: 'Wait of a webhook (`p99`) beside many silent receivers',
      promised: ({ sqliteBesides, sqliteAlone, postgresBesides, postgresAlone }) =>
        `${sqliteBesides} ms on SQLite, against ${sqliteAlone} ms without them; ${postgresBesides} ms on PostgreSQL, against ${postgresAlone} ms`,
    },
    inFlight: {
      about: 'Deliveries on their way at once',
      promised: ({ perTenant, all }) =>
        `${perTenant} of a sandbox, ${all} of all of them. A sandbox that is new always finds room`,
    },
    receiver: {
      about: 'Connections of a sandbox to one receiver at once',
      promised: ({ perReceiver }) => `${perReceiver} at most`,
    },
    streams: {
      about: 'Pages that listen to live events',
      promised: ({ perTenant, all, exposedPerTenant, exposedAll }) =>
        `${perTenant} of a sandbox, ${all} of all of them; ${exposedPerTenant} and ${exposedAll} where it is exposed on the Internet`,
    },
    reset: {
      about: 'Resetting a sandbox with a lot of data',
      promised: 'The others respond meanwhile, and nobody sees the one being reset half empty',
    },
  },
  speed: {
    requests: {
      about: 'Creating and reading references, per second',
      promised: (figures) => onBoth(figures),
    },
    processor: {
      about: 'Processor time per request',
      promised: (figures) => onBoth(figures, ' µs'),
    },
    webhooks: {
      about: 'Webhooks per second, while payments come in',
      promised: (figures) => onBoth(figures),
    },
    backlog: {
      about: 'Webhooks per second, of a queue that already waits',
      promised: (figures) => onBoth(figures),
    },
    start: {
      about: 'From start to the first response',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    memory: {
      about: 'Memory after start',
      promised: (figures) => onBoth(figures, ' MB'),
    },
    search: {
      about: 'Finding one payment in a million by its `id`',
      promised: (figures) => onBoth(figures, ' ms'),
    },
    tenant: {
      about: 'Opening a private sandbox, with the package `balcao`',
      promised: ({ milliseconds }) => `${milliseconds} ms`,
    },
  },
};
