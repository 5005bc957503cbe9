import type { Locale } from '@balcao/contract/locales.ts';
import { seed } from '@balcao/contract/seed.ts';
import type { Post } from './delivery/attempt.ts';
import { createClockwork } from './delivery/clockwork.ts';
import { createApp } from './http/app.ts';
import { createRequestLog } from './http/requestLog.ts';
import { openStore, type Place } from './storage/open.ts';

export interface SandboxOptions {
  place: Place;
  /** Origin the sandbox is reached at; its own receiver lives there. */
  publicUrl: string;
  /** Real time, or a time a test owns. */
  clock?: { now(): number };
  /** How deliveries leave; the network when left out. */
  post?: Post;
  /** Told of faults of ours; nothing of them reaches a caller. */
  onFault?(what: string, error: unknown): void;
}

export interface Sandbox {
  fetch(request: Request): Promise<Response>;
  /** Does everything that is due now. */
  settle(): Promise<void>;
  /** Lets time pass by itself: expiries, pushes and deliveries happen when due. */
  start(): void;
  close(): Promise<void>;
}

const descriptions = {
  rest: {
    pt: () => import('@balcao/contract/generated/openapi.pt.json', { with: { type: 'json' } }),
    es: () => import('@balcao/contract/generated/openapi.es.json', { with: { type: 'json' } }),
    en: () => import('@balcao/contract/generated/openapi.en.json', { with: { type: 'json' } }),
  },
  control: {
    pt: () => import('@balcao/contract/generated/control.pt.json', { with: { type: 'json' } }),
    es: () => import('@balcao/contract/generated/control.es.json', { with: { type: 'json' } }),
    en: () => import('@balcao/contract/generated/control.en.json', { with: { type: 'json' } }),
  },
};

/**
 * Where the rooms meet: a whole sandbox over one database.
 * @throws DatabaseInUse when another process holds the SQLite file
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { place, publicUrl, clock = Date, onFault = () => undefined } = options;
  const inboxUrl = `${publicUrl}/sandbox/inbox/${seed.platform.code}`;
  const store = await openStore(place, clock.now(), inboxUrl);
  const post: Post = options.post ?? fetch;
  const clockwork = createClockwork({ store, clock }, post, (error) => onFault('clockwork', error));
  const log = createRequestLog(store, clock, (error) => onFault('request log', error));
  const desk = { store, clock, settle: clockwork.drain, publicUrl };
  const app = createApp({
    desk,
    log,
    description: async (api, locale: Locale) => (await descriptions[api][locale]()).default,
    onFault,
  });
  return {
    fetch: async (request) => app.fetch(request),
    settle: () => clockwork.drain(),
    start: clockwork.start,
    async close() {
      await clockwork.stop();
      await log.flush();
      await store.close();
    },
  };
}
