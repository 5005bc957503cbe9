/** Names shared by page, service worker and the worker that runs the sandbox in a tab. */
export const inTab = {
  path: 'sandbox-in-tab',
  /** The service worker, at the base of the site, because it only sees requests below its own folder. */
  serviceWorker: 'sandbox-in-tab.js',
  /** What a payment page needs to take part in running the sandbox; its name does not change. */
  joinScript: 'assets/sandbox-in-tab/join.js',
  worker: 'assets/sandbox-in-tab/worker.js',
} as const;

/** A name that belongs to one site, where several share an origin. @param base path of the site */
const nameAt = (base: string, what: string) => `balcao ${base}${inTab.path} ${what}`;

/** Lock of the one tab whose worker runs the sandbox. */
export const leaderLock = (base: string) => nameAt(base, 'leader');

/** Lock of the one worker that has the database open. */
export const databaseLock = (base: string) => nameAt(base, 'database');

/** Channel by which the service worker forwards requests to that worker. */
export const forwardingChannel = (base: string) => nameAt(base, 'requests');

/** Channel by which that worker tells the pages of the site how it is. */
export const conditionChannel = (base: string) => nameAt(base, 'condition');

/** Name of the database in IndexedDB; `pages` was one from before the first release, which stays there unread. */
export const databaseName = (base: string) => nameAt(base, 'database');

/** What the service worker says. */
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

/** What the worker answers. A request is repeated until it is taken, because the tab that runs it may just have closed. */
export type AnsweredMessage =
  | { kind: 'taken'; id: string }
  | { kind: 'head'; id: string; status: number; headers: [name: string, value: string][] }
  | { kind: 'part'; id: string; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'end'; id: string }
  | { kind: 'cut'; id: string };

/** What the page tells the worker it made. */
export type TabMessage =
  | {
      kind: 'start';
      /** Path of the site, with a slash at both ends. */
      base: string;
      /** URL of the sandbox, without a slash at its end. */
      publicUrl: string;
      siteUrl: string;
    }
  /** How a delivery went that the page posted. */
  | { kind: 'posted'; id: number; status: number }
  | { kind: 'postFailed'; id: number; reason: string };

/** Why what happens lasts only as long as the tab: the browser forbids storage, or there is no space left. */
export type Unkept = 'forbidden' | 'full';

/** How the sandbox is, as its worker tells every page when it changes, and to a page that asks. */
export interface TabCondition {
  /** How much of what it needs has been loaded, from 0 to 1; undefined once it answers. */
  loadedShare?: number | undefined;
  unkept?: Unkept | undefined;
}

/** What a page says on the channel of conditions. */
export type ConditionQuestion = 'ask';

export type WorkerMessage =
  | { kind: 'failed'; reason: string }
  /** A delivery to a receiver outside: the browser asks the reader before a page may call this computer. */
  | { kind: 'post'; id: number; url: string; headers: [name: string, value: string][]; body: string };
