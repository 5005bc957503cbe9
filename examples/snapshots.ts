import type { Call } from './call.ts';
import { type LanguageId, languages } from './languages/languages.ts';
import type { SoapCall } from './soapCall.ts';

/** Program whose generated text is committed, because it is awkward for a generator. */
interface Snapshot {
  /** Example and step: `payments/list/since`. */
  program: string;
  /** Awkward part that only this program shows. */
  shows: string;
  /** Whether a call contains the awkward part. A test checks this, because an example may change. */
  has: (call: Call & SoapCall) => boolean;
}

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

/** One program per awkward notation, in each language. No other programs are committed. */
export const snapshots: readonly Snapshot[] = [
  {
    program: 'payments/list/since',
    shows: 'a query with brackets in a name and signs in a value',
    has: ({ query }) => query.some(([name, value]) => name.includes('[') && value.includes('+')),
  },
  {
    program: 'terminals/list/by-name',
    shows: 'a query with an accent and a space',
    has: ({ query }) => query.some(([, value]) => /ã.* /.test(value)),
  },
  {
    program: 'checkouts/saveCard/create',
    shows: 'a body of four levels, with true or false',
    has: ({ body }) => depthOf(body) === 4 && /:(true|false)/.test(JSON.stringify(body)),
  },
  {
    program: 'checkouts/choice/create',
    shows: 'a body with lists',
    has: ({ body }) => JSON.stringify(body).includes('['),
  },
  {
    program: 'customers/life/create',
    shows: 'a body with accents',
    has: ({ body }) => /[à-ÿ]/.test(JSON.stringify(body)),
  },
  {
    program: 'payments/cancel/again',
    shows: 'an empty object as the body of a PATCH',
    has: ({ method, body }) => method === 'PATCH' && JSON.stringify(body) === '{}',
  },
  {
    program: 'sdks/generate/plain',
    shows: 'a POST without a body and without credentials',
    has: ({ method, auth, body }) => method === 'POST' && auth === 'none' && body === undefined,
  },
  {
    program: 'start/order/unsubscribe',
    shows: 'a DELETE for the platform, without an entity',
    has: ({ method, auth }) => method === 'DELETE' && auth === 'platform',
  },
  {
    program: 'webhooks/subscribe/update',
    shows: 'a PUT with a body',
    has: ({ method, body }) => method === 'PUT' && body !== undefined,
  },
  {
    program: 'payments/errors/credentials',
    shows: 'a key that is not the seeded one',
    has: ({ credentials }) => credentials.privateKey === 'chaveErrada',
  },
  {
    program: 'soap/save-entity-payments/partly',
    shows: 'a SOAP call whose request is a list',
    has: ({ request }) => Array.isArray(request),
  },
  {
    program: 'soap/integration-states/expired-hash',
    shows: 'a SOAP call with a moment of its own and no request',
    has: ({ date, request }) => date !== undefined && request === undefined,
  },
  {
    program: 'sandbox/reset/reset',
    shows: 'a call of the simulators, which is written for curl alone',
    has: ({ base }) => base === '/sandbox',
  },
];

/** Committed programs of one language as a Markdown document. @param programs by path, `payments/list/since.php` */
export function snapshotDocument(id: LanguageId, programs: ReadonlyMap<string, string>): string {
  const [language] = languages.filter((each) => each.id === id);
  const parts = snapshots.flatMap(({ program, shows }) => {
    const text = programs.get(`${program}.${language?.extension}`);
    return text === undefined ? [] : [`## ${program}: ${shows}\n\n\`\`\`${language?.highlight}\n${text}\`\`\`\n`];
  });
  const head = 'Made by `npm run generate` of the table in [snapshots.ts](../snapshots.ts).';
  return [`# ${language?.label}\n\n${head}\n`, ...parts].join('\n');
}
