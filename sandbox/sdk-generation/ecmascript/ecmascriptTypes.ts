import { type ApiField, needsEntity } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { eventModels } from '../sdkEvents.ts';
import { blockComment, capital, wrapped } from '../text.ts';
import { typeText } from './module.ts';

const member = ({ name, words, required, type }: ApiField) =>
  `${blockComment(wrapped(words, 5), '  ')}  ${name}${required ? '' : '?'}: ${typeText(type)};\n`;

function interfaceOf(name: string, words: string, fields: readonly ApiField[], more = ''): string {
  return `${blockComment(wrapped(words, 3), '')}export interface ${name} {\n${fields.map(member).join('')}${more}}\n`;
}

export const queryName = (id: string) => `${capital(id)}Query`;

/** Settings of a client. The URL is optional if there is a default server. */
function settingsOf({ api, say }: SdkInput, defaultServer: string): string {
  const setting = (name: Parameters<typeof say>[0], kind: 'text' | 'number', required = false): ApiField => ({
    name,
    words: say(name),
    required,
    type: { kind },
  });
  const fields = [
    { ...setting('baseUrl', 'text', !defaultServer), words: say(defaultServer ? 'defaultUrl' : 'baseUrl') },
    { ...setting('language', 'text', true), type: { kind: 'oneOf', values: ['PT', 'ES', 'EN'] } as const },
    setting('platformCode', 'text'),
    setting('privateKey', 'text'),
    ...(needsEntity(api) ? [setting('clientId', 'text')] : []),
    setting('timeoutSeconds', 'number'),
    setting('retries', 'number'),
  ];
  return interfaceOf(
    'Settings',
    say('settings'),
    fields,
    `${blockComment(wrapped(say('fetch'), 5), '  ')}  fetch?: Fetch;\n`,
  );
}

/** Part of `fetch` that a client needs, compatible with the runtime's `fetch`. */
const fetchType = `export type Fetch = (
  url: string,
  request: {
    method: string;
    headers: Record<string, string>;
    body?: string;
    redirect: 'manual';
    signal: AbortSignal;
  },
) => Promise<{ status: number; headers: { get(name: string): string | null }; text(): Promise<string> }>;
`;

/** Type of each event, and a union of them discriminated by the action. */
function eventTypes(subject: SdkInput): string[] {
  const models = eventModels(subject.events, subject.say);
  if (models.length === 0) return [];
  const types = models.map(({ name, words, fields }) => interfaceOf(name, words, fields));
  const union = models.map(({ name }) => `\n  | ${name}`).join('');
  const about = blockComment(wrapped(subject.say('event'), 3), '');
  return [...types, `${about}export type WebhookEvent =${union};\n`];
}

/** Interfaces of models, queries, events and the settings of a client. */
export function typesFile(subject: SdkInput, defaultServer: string): string {
  const { api, say } = subject;
  const listing = `${blockComment(wrapped(say('listing'), 3), '')}export interface Listing<T> {
  data: T[];
  meta: ListMeta;
  links: ListLinks;
}
`;
  const fetch = `${blockComment(wrapped(say('fetchType'), 3), '')}${fetchType}`;
  const models = api.models.map(({ name, words, fields }) => interfaceOf(name, words, fields));
  const queries = api.operations
    .filter(({ query }) => query.length > 0)
    .map(({ id, summary, query }) => interfaceOf(queryName(id), summary, query));
  return [settingsOf(subject, defaultServer), fetch, listing, ...models, ...eventTypes(subject), ...queries].join('\n');
}
