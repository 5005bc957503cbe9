import { sandboxQuotas } from '@balcao/contract/control/sandboxQuotas.ts';
import { type RegistrationView, registrationPath } from '@balcao/contract/payer/registration.ts';
import { describe, expect, it } from 'vitest';
import { exportState, importState, openPrivateSandbox } from '../../testing/api.ts';
import { filledState, moreEntities } from '../../testing/filledState.ts';
import { plainPages } from '../../testing/payer.ts';
import { useTestSandbox } from '../../testing/testSandbox.ts';

const testSandbox = useTestSandbox({ pages: plainPages });

/** Opens a private sandbox with more entities than the seed. */
async function sandboxWith(rows: (seeded: number) => number, more: { signedUp?: true } = {}) {
  const tenant = await openPrivateSandbox(testSandbox.sandbox);
  const state = await exportState(tenant.api);
  const count = rows(state.tables.entities?.length ?? 0);
  const full = filledState(state, 'entities', count, moreEntities(state, more));
  expect((await importState(tenant.api, full)).refusals).toEqual([]);
  return tenant;
}

/** Opens a private sandbox in which the sign-up page may register one more entity. */
const almostFull = () => sandboxWith((seeded) => seeded + sandboxQuotas.signUps - 1, { signedUp: true });

async function signUp(platformCode: string, clientId: string) {
  const body = new URLSearchParams({
    platformCode,
    clientId,
    name: 'Livraria de Exemplo, Lda.',
    'user[name]': 'Maria Silva',
    'user[email]': 'maria.silva@loja.example',
    confirmed: '1',
  });
  const headers = { 'sec-fetch-site': 'same-origin', 'accept-language': 'en' };
  const url = `http://localhost:4000${registrationPath}`;
  const answer = await testSandbox.sandbox.fetch(new Request(url, { method: 'POST', body, headers }));
  const { problems } = (await answer.json()) as RegistrationView;
  return [answer.status, ...problems.map(({ field, message }) => `${field}: ${message}`)];
}

const user = { name: 'Rui', email: 'rui@loja.example' };

describe('the sign-up page', () => {
  it('has a quota of its own, so that strangers leave the platform room for its entities', async () => {
    const { api, platformCode } = await almostFull();
    expect(await signUp(platformCode, '501964843')).toEqual([201]);
    const full = [422, expect.stringContaining('platformCode: The sign-up page has registered the maximum')];
    expect(await signUp(platformCode, '502011378')).toEqual(full);
    expect(await signUp(platformCode, '501964843')).toEqual([201]);
    const registration = { clientId: '502011378', name: 'Outra, Lda.', user };
    expect((await api.post('/api/entities', registration)).status).toBe(201);
    await api.post('/sandbox/reset');
    expect(await signUp(platformCode, '501964843')).toEqual([201]);
  });

  it('says beside the platform that a sandbox is full', async () => {
    const { platformCode } = await sandboxWith(() => sandboxQuotas.objects.private);
    const full = [422, expect.stringContaining('platformCode: This sandbox is full: it keeps at most 5000')];
    expect(await signUp(platformCode, '501964843')).toEqual(full);
  });

  it('is not counted by what a person writes in it', async () => {
    const { api, platformCode } = await almostFull();
    const name = '","signedUp":true,"x":"';
    expect((await api.post('/api/entities', { clientId: '501964843', name, user })).status).toBe(201);
    expect(await signUp(platformCode, '502011378')).toEqual([201]);
  });
});
