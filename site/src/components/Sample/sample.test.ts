import { readFileSync } from 'node:fs';
import { generators } from '@balcao/examples/languages/generators.ts';
import { languages } from '@balcao/examples/languages/languages.ts';
import { expect, test } from 'vitest';
import { provider } from '../../../../provider.config.ts';
import { highlight } from '../../../builder/data/highlight.ts';
import { retargetFrom } from './sample.ts';

const seed = { platformCode: '0001', privateKey: 'balcaoSandboxKey01', clientId: '999999990' };
const own = { platformCode: '4109664801', privateKey: 'HrmEav2LQsABr5qzjOec4BR0', clientId: '987654321' };
const from = { origins: [provider.sandbox], keys: seed };
const origin = 'https://sandbox.example';

/** Program in each language with the seeded credentials, and with an id that has the same digits. */
const programs = languages.map(({ id, highlight: language }) => ({
  id,
  language,
  code: generators[id]({
    operation: 'createWebhook',
    method: 'POST',
    base: '/api',
    path: '/webhooks',
    query: [],
    auth: 'platform-and-entity',
    credentials: seed,
    body: { url: `${provider.sandbox}/sandbox/inbox/0001`, code: 'REF-0001', terminal: '000000001' },
  }),
}));

test.each(programs)('a $id program gets the URL and credentials, and nothing else changes', async (given) => {
  const retarget = retargetFrom(from, { origin, keys: own }, { simulators: true });
  const code = retarget(given.code);
  for (const key of Object.values(own)) expect(code).toContain(key);
  for (const key of Object.values(seed)) expect(code).not.toMatch(new RegExp(`["']${key}["']`));
  expect(code).toContain(`${origin}/api`);
  expect(code).toContain(`${origin}/sandbox/inbox/${own.platformCode}`);
  expect(code).toContain('REF-0001');
  expect(code).toContain('000000001');
  expect(
    retargetFrom(
      { origins: [origin], keys: own },
      { origin: provider.sandbox, keys: seed },
      { simulators: true },
    )(code),
  ).toBe(given.code);
  const plain = (html: string) =>
    html
      .replace(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&');
  expect(plain(retarget(await highlight(given.code, given.language)))).toBe(code);
});

test('without simulators an inbox stays where it is, and so does a call of a simulator', () => {
  const retarget = retargetFrom(from, { origin, keys: own }, { simulators: false });
  const inbox = `${provider.sandbox}/sandbox/inbox/0001`;
  expect(retarget(`BASE_URL='${provider.sandbox}/api' '${inbox}'`)).toBe(`BASE_URL='${origin}/api' '${inbox}'`);
  const simulator = `BASE_URL='${provider.sandbox}/sandbox'\nPLATFORM_CODE='0001'`;
  expect(retarget(simulator)).toBe(simulator);
});

test('the tokens of payment pages are replaced where they are known', () => {
  const values = [['balcaoCheckoutReady0000000000000000000001', 'abc']] as const;
  const retarget = retargetFrom(from, { origin, keys: own }, { simulators: true, values });
  expect(retarget('"/checkouts/balcaoCheckoutReady0000000000000000000001"')).toBe('"/checkouts/abc"');
});

/** Programs, and whether each names an entity. Receivers get the entity from each payment instead. */
const receivers = {
  'receiver.php': false,
  'receiver.mjs': false,
  'receiver.py': false,
  'Receiver.java': false,
  'Receiver.cs': false,
  'notification.php': true,
  'reconcile.mjs': true,
};

test.each(Object.entries(receivers))('%s names its defaults in a form that is replaced', (name, namesEntity) => {
  const retarget = retargetFrom(from, { origin, keys: own }, { simulators: true });
  const file = new URL(`../../../../examples/receivers/${name}`, import.meta.url);
  const { clientId, ...credentials } = own;
  const code = retarget(readFileSync(file, 'utf8'));
  for (const key of Object.values(credentials)) expect(code).toContain(key);
  expect(code.includes(clientId)).toBe(namesEntity);
  expect(code).toContain(origin);
});
