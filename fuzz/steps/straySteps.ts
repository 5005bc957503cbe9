import { registrationFields, registrationPath } from '@balcao/contract/payer/registration.ts';
import fc from 'fast-check';
import { brokenHeaders } from '../../sandbox/testing/brokenRequests.ts';
import { everyOperation } from '../../sandbox/testing/everyOperation.ts';
import type { StrayStep } from './step.ts';
import { wellFormed } from './wellFormed.ts';

const methods = fc.constantFrom(
  ...['GET', 'GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'get', 'PROPFIND', 'FOO', 'x'],
);

const segments = fc.constantFrom(
  ...[
    'api',
    'sandbox',
    'payer',
    'payments',
    'checkouts',
    'assets',
    'sdks',
    'inbox',
    'events',
    'docs',
    'api.json',
  ],
  ...[
    '%',
    '%ff',
    '%00',
    '..',
    '.',
    '',
    '%2e%2e',
    '%2f',
    'é',
    '🙂',
    'x'.repeat(5000),
    '__proto__',
    '*',
    '{id}',
    ':id',
  ],
  ...[
    'page.js',
    'typescript-fetch',
    '1',
    '1101',
    'checkout',
    'favicon.ico',
    'embed.js',
    '~',
    ';',
    '\\',
    'index.php',
  ],
);

const fixed = fc.constantFrom(
  ...[
    '/',
    '//',
    '/favicon.ico',
    '/assets/page.js',
    '/assets/x',
    '/api/docs/api.json?lang=xx',
    '/api',
    '/sandbox',
  ],
  ...[
    '/sandbox/docs/api.json',
    '/sandbox/inbox/0001',
    '/sandbox/inbox/%00',
    '/sandbox/events?after=x',
    '/api/',
  ],
  ...[
    '/sdks/x',
    '/sdks/typescript-fetch-eyJ9.zip',
    '/sdks/%00',
    '/sdks/php-W10.zip',
    '/sdks/e30',
    registrationPath,
  ],
  ...['/api/payments/1001/', '/API/payments'],
  ...everyOperation.map(({ base, operation }) => base + operation.path),
);

const queries = fc.constantFrom(
  ...[
    '',
    '',
    '',
    '?',
    '?lang=en',
    '?page_language=EN&page_layout=basic',
    '?page_language=%00',
    '?token=x',
    '?%',
    '?a[b=c',
  ],
);

const paths = fc.oneof(
  fixed,
  fc.array(segments, { maxLength: 5 }).map((parts) => `/${parts.join('/')}`),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `/${wellFormed(text)}`),
);

const forms = fc
  .array(
    fc.tuple(
      fc.constantFrom(...registrationFields, 'confirmed', 'x', ''),
      fc.constantFrom(
        '',
        '1',
        'x',
        '%00',
        '%',
        '%ff',
        '999999990',
        'a%40b.example',
        '500000000',
        'x'.repeat(5000),
      ),
    ),
    { maxLength: 12 },
  )
  .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&'));

const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** Requests that no operation takes: methods and paths that do not exist, pages, downloads, forms. */
export const straySteps: fc.Arbitrary<StrayStep> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('stray' as const),
      method: methods,
      path: fc.tuple(paths, queries).map(([path, query]) => path + (path.includes('?') ? '' : query)),
      body: fc.option(fc.oneof(fc.json(), fc.string({ unit: 'binary' }), forms), { nil: undefined }),
      headers: fc.option(brokenHeaders, { nil: {}, freq: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('stray' as const),
      method: fc.constant('POST'),
      path: queries.map((query) => registrationPath + query),
      body: forms,
      headers: fc.constant(form),
    }),
  },
);
