import { registrationFields, registrationPath } from '@balcao/contract/payer/registration.ts';
import { everyOperation } from '@balcao/sandbox/testing/everyOperation.ts';
import type { ActionContext } from '../actors/action.ts';
import type { CallRequest } from '../world/call.ts';
import { brokenHeaders } from './brokenRequests.ts';
import { type Chance, nextPart, times } from './chance.ts';
import { anyJson, anyText, wellFormed } from './texts.ts';

const methods = [...['GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'get', 'PROPFIND', 'FOO', 'x']];
const segments = [
  ...['api', 'sandbox', 'payer', 'payments', 'checkouts', 'assets', 'sdks', 'inbox', 'events', 'docs', 'api.json'],
  ...['%', '%ff', '%00', '..', '.', '', '%2e%2e', '%2f', 'é', '🙂', 'x'.repeat(5000), '__proto__', '*', '{id}'],
  ...[':id', 'page.js', 'typescript-fetch', '1', '1101', 'checkout', 'favicon.ico', 'embed.js', '~', ';', '\\'],
];
const fixed = [
  ...['/', '//', '/favicon.ico', '/assets/page.js', '/assets/x', '/api/docs/api.json?lang=xx', '/api', '/sandbox'],
  ...['/sandbox/docs/api.json', '/sandbox/inbox/0001', '/sandbox/inbox/%00', '/sandbox/events?after=x', '/api/'],
  ...['/sdks/x', '/sdks/typescript-fetch-eyJ9.zip', '/sdks/%00', '/sdks/php-W10.zip', '/sdks/e30'],
  ...['/api/payments/1001/', '/API/payments', registrationPath],
  ...everyOperation.map(({ base, operation }) => base + operation.path),
];
const queries = [
  ...['', '', '', '?', '?lang=en', '?page_language=EN&page_layout=basic', '?page_language=%00', '?token=x', '?%'],
  '?a[b=c',
];
const formValues = [...['', '1', 'x', '%00', '%', '%ff', '999999990', 'a%40b.example', '500000000', 'x'.repeat(5000)]];

function pathOf(chance: Chance): string {
  const kind = chance.below(3);
  if (kind === 0) return chance.of(fixed);
  if (kind === 1) return `/${times(chance.below(6), () => chance.of(segments)).join('/')}`;
  return `/${wellFormed(anyText(chance, 30))}`;
}

const form = (chance: Chance) =>
  times(
    chance.below(13),
    () => `${chance.of([...registrationFields, 'confirmed', 'x', ''])}=${chance.of(formValues)}`,
  ).join('&');

const registration = (chance: Chance): CallRequest => ({
  method: 'POST',
  path: registrationPath + chance.of(queries),
  body: form(chance),
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  hostile: 'broken',
});

/** Request that belongs to no operation: unknown methods and paths, pages, downloads, forms. */
export function strayRequest({ picks }: ActionContext): CallRequest {
  const [kind, where, what, head] = times(4, () => nextPart(picks)) as [Chance, Chance, Chance, Chance];
  if (kind.percent(20)) return registration(what);
  const path = pathOf(where).replaceAll('#', '');
  const body = what.of([undefined, form(what), JSON.stringify(anyJson(what)), anyText(what)]);
  return {
    method: kind.of(methods),
    path: path.includes('?') ? path : path + where.of(queries),
    body,
    headers: head.percent(33) ? brokenHeaders(head) : {},
    hostile: 'broken',
  };
}
