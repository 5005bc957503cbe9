import type { ApiField } from '../description/api.ts';
import type { SdkInput } from '../generator.ts';
import { blockComment, capital, wrapped } from '../text.ts';
import { typeText } from './dialect.ts';

const member = ({ name, words, required, type }: ApiField) =>
  `${blockComment(wrapped(words, 5), '  ')}  ${name}${required ? '' : '?'}: ${typeText(type)};\n`;

function interfaceOf(name: string, words: string, fields: readonly ApiField[]): string {
  return `${blockComment(wrapped(words, 3), '')}export interface ${name} {\n${fields.map(member).join('')}}\n`;
}

const setting = (name: string, words: string, kind: 'text' | 'number'): ApiField => ({
  name,
  words,
  required: false,
  type: { kind },
});

/** Name of what an operation's query is made of. */
export const queryName = (id: string) => `${capital(id)}Query`;

/** Every model and query, and the settings of a client, as interfaces; JavaScript has them beside it as `.d.ts`. */
export function typesFile({ api, say }: SdkInput): string {
  const settings = interfaceOf('Settings', say('settings'), [
    setting('platformCode', say('platformCode'), 'text'),
    setting('privateKey', say('privateKey'), 'text'),
    setting('clientId', say('clientId'), 'text'),
    setting('baseUrl', say('baseUrl'), 'text'),
    { ...setting('language', say('language'), 'text'), type: { kind: 'oneOf', values: ['PT', 'ES', 'EN'] } },
    setting('timeoutSeconds', say('timeoutSeconds'), 'number'),
  ]);
  const listing = `${blockComment(wrapped(say('listing'), 3), '')}export interface Listing<T> {
  data: T[];
  meta: ListMeta;
  links: ListLinks;
}
`;
  const models = api.models.map(({ name, words, fields }) =>
    interfaceOf(name, name === 'DateRange' ? say('dateRange') : words, fields),
  );
  const queries = api.operations
    .filter(({ query }) => query.length > 0)
    .map(({ id, summary, query }) => interfaceOf(queryName(id), summary, query));
  return [settings, listing, ...models, ...queries].join('\n');
}
