import type { SoapError } from '@balcao/contract/errors/errorRow.ts';
import { type SoapMethodName, soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { soapErrors } from '@balcao/contract/soap/soapErrors.ts';
import { type SoapTypeName, soapTypes } from '@balcao/contract/soap/soapTypes.ts';
import type { ActionContext } from '../actors/action.ts';
import type { CallRequest } from '../world/call.ts';
import { soapRequest } from '../world/soapCall.ts';
import { latin1Of, utf16Of } from './brokenRequests.ts';
import { type Chance, nextPart, times } from './chance.ts';
import { filled } from './known.ts';
import { anyText } from './texts.ts';

const dates = [
  ...['2026-01-14T00:00:00+00:00', '2026-01-16T10:00:00', '14-01-2026 10:00:00', '2098-01-01T00:00:00+00:00'],
  ...['2026-13-45', '0000-00-00', '9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00+14:00', '1768471200'],
];
const plain: Readonly<Record<string, readonly unknown[]>> = {
  string: [
    ...['MB', 'CC', 'MW', 'REALTIME', 'DEFAULT', 'payment_confirmed', '12345', 'PT', '000004266', ...dates],
    ...['https://loja.example/obrigado', 'SANDBOX-0039', 'ORDER-1', '351#900000001', 'a@b.example'],
  ],
  int: [1000, 400, '1000', 1, 99_999, '000', 2_147_483_647],
  boolean: ['true', 'false', '1', '0', true],
  float: [1.5, '1.5'],
};
const odd = [
  ...['', ' ', '0', '-1', '1.5', 'NaN', '1e400', '0x10', '9'.repeat(40), '+1', '٣', 'true', '2147483648'],
  ...['</item>', ']]>', '&amp;', '%00', '🙂', null, [], [1], {}, { item: 1 }, [[]], [null]],
];

/** Object of a SOAP type with some of its fields, a few of which have arbitrary values. */
function objectOf(type: SoapTypeName, chance: Chance): unknown {
  const fields = soapTypes[type].flatMap(({ name, type: inner, list, required }): [string, unknown][] => {
    if (!required && chance.percent(50)) return [];
    const one = () => (plain[inner] ? chance.of(plain[inner]) : objectOf(inner as SoapTypeName, chance));
    if (chance.percent(11)) return [[name, chance.percent(60) ? chance.of<unknown>(odd) : anyText(chance)]];
    return [[name, list ? times(chance.below(4), one) : one()]];
  });
  return Object.fromEntries(fields);
}

const soapRows = Object.values<SoapError>(soapErrors);
const sketched = [
  ...soapRows.map(({ provocation }) => provocation.call),
  ...soapRows.map(({ tried }) => tried),
].flatMap((call) => (typeof call === 'object' && 'method' in call ? [call] : []));

function contentOf(method: SoapMethodName, chance: Chance): unknown {
  const [, part] = soapMethods[method].parts as readonly { type: SoapTypeName; list?: true }[];
  const known = sketched.filter((call) => call.method === method).map(({ request }) => request);
  if (known.length > 0 && !chance.percent(50)) return chance.of(known);
  if (!part) return undefined;
  return part.list ? times(chance.below(4), () => objectOf(part.type, chance)) : objectOf(part.type, chance);
}

const entityFields: Readonly<Record<string, readonly string[]>> = {
  lang: ['PT', 'ES', 'EN', 'xx', ''],
  nif: ['999999958', '999999966', '999999974', '999999982', '123456789', 'x', ''],
  hash: ['0'.repeat(64), '', 'x', 'é'.repeat(500)],
  date: dates,
  platformCode: ['0001', '9', '', '1e3', '__proto__'],
};

function entityOf(chance: Chance): Record<string, string> {
  if (!chance.percent(18)) return {};
  const fields = Object.entries(entityFields).filter(() => chance.percent(40));
  return Object.fromEntries(fields.map(([name, values]) => [name, chance.of(values)]));
}

const { paths, endpoint, wsdl } = soapService;
const { testing, production } = paths;
const addresses = [
  ...[production + endpoint, testing + wsdl, testing.replace('/paypaybeta', '/paypaybeta/index.php')],
  ...[`${testing}/`, testing, `${testing}${endpoint}/x`, '/paypay/', '/paypaybeta/%00', '/paypay/icons/x'],
];

const cut = (text: string, at: number, length: number, by: string) => text.slice(0, at) + by + text.slice(at + length);
const put =
  (by: string) =>
  (text: string, at: number): string =>
    cut(text, at, 0, by);

const wounds: readonly ((text: string, at: number) => string)[] = [
  ...['&', '\0', '<', '>', '<![CDATA[x]]>', '<!-- -->', '<?x y?>', '&#0;', '&#xD800;', '&euro;', '&amp;'],
  ...['<!DOCTYPE x [<!ENTITY a "b">]>', ' href="#x"', ' id="a" href="#a"', ' xsi:nil="true"', 'xmlns="urn:x"'],
  ...['\u2028', '🙂', '\ufffe', '<a>', '</a>', '<item/>', '<a '.repeat(300), '<a>'.repeat(60), ']]>', '"', "'"],
].map(put);
const cuts: typeof wounds = [
  (text, at) => cut(text, at, 7, ''),
  (text, at) => text.slice(0, at),
  (text, at) => cut(text, at, 0, text.slice(at, at + 200)),
  (text, at) => cut(text, at, 30, text.slice(at, at + 30).toUpperCase()),
];

function wounded(message: string, chance: Chance): string | Uint8Array<ArrayBuffer> {
  if (!chance.percent(20)) return message;
  const text = times(1 + chance.below(3), () => chance.of([...wounds, ...cuts])).reduce(
    (sofar, wound) => wound(sofar, chance.below(Math.max(sofar.length, 1))),
    message,
  );
  return chance.percent(90) ? text : chance.of([utf16Of, latin1Of])(text);
}

export async function soapMessage(context: ActionContext): Promise<CallRequest> {
  const { world, shop, picks } = context;
  const method = picks.of(Object.keys(soapMethods) as SoapMethodName[]);
  const [content, fill, entity, wound, address] = times(5, () => nextPart(picks)) as [
    ...[Chance, Chance, Chance, Chance, Chance],
  ];
  const request = filled(contentOf(method, content), context, fill);
  const whole = await soapRequest(world, shop, method, request, entityOf(entity));
  const path = address.percent(35) ? address.of(addresses) : whole.path;
  return { ...whole, path, body: wounded(String(whole.body), wound), hostile: 'broken' };
}
