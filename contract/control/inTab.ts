/** File names shared by the page, the service worker, and the worker that runs the sandbox in a tab. */
export const inTab = {
  path: 'sandbox-in-tab',
  /** Service worker, at the base of the site because its scope is its own folder. */
  serviceWorker: 'sandbox-in-tab.js',
  /** Script that lets a payment page help run the sandbox; its name never changes. */
  joinScript: 'assets/sandbox-in-tab/join.js',
  worker: 'assets/sandbox-in-tab/worker.js',
} as const;

/** Name of a lock, channel or database, unique per site if an origin has several. @param base path of the site */
const nameAt = (base: string, what: string) => `balcao ${base}${inTab.path} ${what}`;

/** Lock held by the tab whose worker runs the sandbox. */
export const leaderLock = (base: string) => nameAt(base, 'leader');

/** Lock held by the worker that has the database open. */
export const databaseLock = (base: string) => nameAt(base, 'database');

/** Channel on which the service worker forwards requests to the worker. */
export const forwardingChannel = (base: string) => nameAt(base, 'requests');

/** Channel on which the worker reports its condition to the pages. */
export const conditionChannel = (base: string) => nameAt(base, 'condition');

/** Name of the database in IndexedDB. `pages` is the name of an unused database from before the first release. */
export const databaseName = (base: string) => nameAt(base, 'database');

export type ForwardedMessage =
  | {
      kind: 'request';
      id: string;
      method: string;
      url: string;
      headers: [name: string, value: string][];
      body: ArrayBuffer | undefined;
    }
  | { kind: 'cancelled'; id: string };

/** Messages of the worker. The service worker resends a request until `taken`, because the worker's tab may close. */
export type AnsweredMessage =
  | { kind: 'taken'; id: string }
  | { kind: 'head'; id: string; status: number; headers: [name: string, value: string][] }
  | { kind: 'part'; id: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: string }
  | { kind: 'cut'; id: string };

/** Messages from the page to the worker it started. */
export type TabMessage =
  | {
      kind: 'start';
      /** Path of the site, with a leading and a trailing slash. */
      base: string;
      /** URL of the sandbox, without a trailing slash. */
      publicUrl: string;
      siteUrl: string;
    }
  | { kind: 'posted'; id: number; status: number }
  | { kind: 'postFailed'; id: number; reason: string };

/** Reason why data is lost with the tab: storage is forbidden or full. */
export type Unkept = 'forbidden' | 'full';

/** Condition of the sandbox, sent to all pages when it changes, and to one page on request. */
export interface TabCondition {
  /** Share of the program that is loaded, from 0 to 1; undefined once the sandbox responds. */
  loadedShare?: number | undefined;
  unkept?: Unkept | undefined;
}

export type ConditionQuestion = 'ask';

export type WorkerMessage =
  | { kind: 'failed'; reason: string }
  /** Delivery to an external receiver, which a page posts with the reader's permission. */
  | { kind: 'post'; id: number; url: string; headers: [name: string, value: string][]; body: string };
