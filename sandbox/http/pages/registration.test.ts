import type { RegistrationView } from '@balcao/contract/payer/registration.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { describe, expect, it } from 'vitest';
import { plainPages } from '../../testing/payer.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox({ pages: plainPages });
const address = 'http://localhost:4000/aderir';

const filled = {
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  phoneNumber: '351#210000000',
  'economicActivity[section]': 'J',
  'availableMethods[0][code]': 'CC',
  'bankAccount[iban]': 'PT50123443211234567890172',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria.silva@loja.example',
  'user[phoneNumber]': '912345678',
};
const confirmed = { ...filled, confirmed: '1' };
const own = { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' };

async function send(fields: Record<string, string>, headers: Record<string, string> = own, query = '') {
  const body = new URLSearchParams(fields);
  const answer = await testSandbox.sandbox.fetch(new Request(address + query, { method: 'POST', body, headers }));
  return { status: answer.status, headers: answer.headers, view: (await answer.json()) as RegistrationView };
}
const registered = async (clientId = filled.clientId) =>
  (await testSandbox.api.get(`/api/entities/${clientId}`)).status;
const entities = async () => (await testSandbox.api.get<unknown[]>('/sandbox/entities')).data.length;

describe('arriving at the sign-up page', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://software.example' }],
    ['another host of this site', { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' }],
    ['a browser that tells only the origin', { origin: 'https://software.example' }],
    ['a frame without an origin', { origin: 'null' }],
    ['somewhere untold', {}],
  ])('even confirmed registers nothing when it comes from %s', async (_, headers) => {
    const { view } = await send(confirmed, headers as Record<string, string>);
    expect(view).toMatchObject({ values: filled, done: null });
    expect(await registered()).toBe(404);
  });

  it('is never put into a frame, nor kept', async () => {
    const { headers } = await send(filled);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('submitting it', () => {
  it('with mistakes keeps everything and says what is wrong, in the language of the page', async () => {
    const wrong = {
      ...confirmed,
      clientId: '500000001',
      'bankAccount[iban]': 'PT50',
      'user[email]': 'maria',
    };
    const { status, view } = await send(wrong, own, '?lang=en');
    expect(status).toBe(422);
    const { confirmed: _, ...typed } = wrong;
    expect(view.values).toEqual(typed);
    expect(view.problems).toEqual([
      { field: 'clientId', message: expect.stringContaining('does not match the other eight') },
      { field: 'bankAccount[iban]', message: expect.stringContaining('has 25 characters; this one has 4') },
      { field: 'user[email]', message: 'An email address has exactly one @.' },
    ]);
    expect(await registered()).toBe(404);
  });

  it('twice at once registers it once and shows it twice', async () => {
    const before = await entities();
    const answers = await Promise.all([send(confirmed), send(confirmed), send(confirmed)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(await entities()).toBe(before + 1);
  });

  it('with a tax number somebody else has says so beside it', async () => {
    const { status, view } = await send({ ...confirmed, clientId: seed.entities.pending.clientId });
    expect(status).toBe(422);
    expect(view.problems).toEqual([{ field: 'clientId', message: 'O NIF 999999206 já está registado.' }]);
    expect(view.values.name).toBe(filled.name);
  });

  it.each([
    ['may not register entities', seed.otherPlatform.code],
    ['does not exist', 'x'],
  ])('for a platform that %s is refused in words', async (_, platformCode) => {
    const { view } = await send({ ...confirmed, platformCode });
    expect(view.problems).toEqual([
      { field: 'platformCode', message: 'Este tipo de integração não pode registar entidades.' },
    ]);
    expect(view.values.platformCode).toBe(platformCode);
  });
});
