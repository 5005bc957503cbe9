import { soapMethods } from '@balcao/contract/soap/methods.ts';
import { soapProvocations, soapRemedies } from '@balcao/contract/soap/provocations.ts';
import { soapService } from '@balcao/contract/soap/service.ts';
import { type SoapTypeName, soapTypes } from '@balcao/contract/soap/types.ts';
import fc from 'fast-check';
import { fills } from './bodies.ts';
import type { SoapStep } from './step.ts';

const dates = fc.constantFrom(
  ...['2026-01-14T00:00:00+00:00', '2026-01-16T10:00:00', '14-01-2026 10:00:00', '2098-01-01T00:00:00+00:00'],
  ...['2026-13-45', '0000-00-00', '9999-12-31T23:59:59-12:00', '0001-01-01T00:00:00+14:00', '1768471200'],
);
const odd = fc.oneof(
  fc.constantFrom<unknown>(
    ...['', ' ', '0', '-1', '1.5', 'NaN', '1e400', '0x10', '9'.repeat(40), '+1', '٣', 'true', '2147483648'],
    ...['x'.repeat(5000), '\ud800', '</item>', ']]>', '&amp;', '%00', 'javascript:x', 'http://[::1', '🙂'],
    ...[null, 0, -1, 1.5, 1e300, 2 ** 53, [], [1], {}, { item: 1 }, [[]], [null]],
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);
const plain = {
  string: fc.oneof(
    dates,
    fc.constantFrom('MB', 'CC', 'MW', 'REALTIME', 'DEFAULT', 'payment_confirmed', '12345', 'PT', '000004266'),
    fc.constantFrom(
      'https://loja.example/obrigado',
      'SANDBOX-0039',
      'ORDER-1',
      '351#900000001',
      'a@b.example',
    ),
  ),
  int: fc.constantFrom<unknown>(1000, 400, '1000', 1, 99_999, '000', 2147483647),
  boolean: fc.constantFrom<unknown>('true', 'false', '1', '0', true),
  float: fc.constantFrom<unknown>(1.5, '1.5'),
} as const;

/** An object of a type: some of its fields, a few with what no field expects. */
function objectsOf(type: SoapTypeName, depth = 0): fc.Arbitrary<unknown> {
  const fields = soapTypes[type].map(({ name, type: inner, list, required }) => {
    const isPlain = inner in plain;
    const one = isPlain ? plain[inner as keyof typeof plain] : objectsOf(inner as SoapTypeName, depth + 1);
    const value = list
      ? fc.array(one as fc.Arbitrary<unknown>, { maxLength: 3 })
      : (one as fc.Arbitrary<unknown>);
    const given = fc.oneof({ weight: 8, arbitrary: value }, { weight: 1, arbitrary: odd });
    return [name, required ? given : fc.option(given, { nil: undefined, freq: 1 })];
  });
  return fc.record(Object.fromEntries(fields));
}

const sketched = [...Object.values(soapProvocations), ...Object.values(soapRemedies)].flatMap((call) =>
  typeof call === 'object' && 'method' in call ? [call] : [],
);

const wounds = fc.constantFrom(
  ...['&', '\0', '<', '>', '<![CDATA[x]]>', '<!-- -->', '<?x y?>', '&#0;', '&#xD800;', '&euro;', '&amp;'],
  ...[
    '<!DOCTYPE x [<!ENTITY a "b">]>',
    ' href="#x"',
    ' id="a" href="#a"',
    ' xsi:nil="true"',
    'xmlns="urn:x"',
  ],
  ...[
    '\u2028',
    '🙂',
    '\ufffe',
    '<a>',
    '</a>',
    '<item/>',
    '<a '.repeat(300),
    '<a>'.repeat(60),
    ']]>',
    '"',
    "'",
  ],
  ...['drop', 'cut', 'double', 'utf-16', 'latin-1', 'upper'],
);

const entity: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 14, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        lang: fc.constantFrom('PT', 'ES', 'EN', 'xx', ''),
        nif: fc.constantFrom('999999958', '999999966', '999999974', '999999982', '123456789', 'x', ''),
        hash: fc.constantFrom('0'.repeat(64), '', 'x', 'é'.repeat(500)),
        date: dates,
        platformCode: fc.constantFrom('0001', '9', '', '1e3', '__proto__'),
      },
      { requiredKeys: [] },
    ),
  },
);

const { paths, endpoint, wsdl } = soapService;
const addresses = fc.oneof(
  { weight: 20, arbitrary: fc.constant(paths.testing + endpoint) },
  fc.constantFrom(
    ...[
      paths.production + endpoint,
      paths.testing + wsdl,
      paths.testing.replace('/paypaybeta', '/paypaybeta/index.php'),
    ],
    ...[
      `${paths.testing}/`,
      paths.testing,
      `${paths.testing}${endpoint}/x`,
      '/paypay/',
      '/paypaybeta/%00',
      '/paypay/icons/x',
    ],
  ),
);

function stepOf(method: keyof typeof soapMethods): fc.Arbitrary<SoapStep> {
  const [, part] = soapMethods[method].parts as readonly { type: SoapTypeName; list?: true }[];
  const made = part ? objectsOf(part.type) : fc.constant(undefined);
  const listed = part?.list ? fc.array(made, { maxLength: 3 }) : made;
  const known = sketched.filter((call) => call.method === method).map(({ request }) => request);
  const requests = known.length > 0 ? fc.oneof(fc.constantFrom(...known), listed) : listed;
  return fc.record({
    kind: fc.constant('soap' as const),
    method: fc.constant(method),
    request: requests.map((request) => JSON.stringify(request) ?? ''),
    fills,
    entity,
    wounds: fc.oneof(
      { weight: 8, arbitrary: fc.constant([]) },
      { weight: 2, arbitrary: fc.array(fc.tuple(fc.nat(3000), wounds), { minLength: 1, maxLength: 3 }) },
    ),
    path: addresses,
  });
}

/** Calls of the SOAP service. */
export const soapSteps: fc.Arbitrary<SoapStep> = fc.oneof(
  ...(Object.keys(soapMethods) as (keyof typeof soapMethods)[]).map(stepOf),
);
