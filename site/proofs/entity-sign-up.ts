import {
  confirmedField,
  type RegistrationField,
  type RegistrationView,
  registrationFields,
} from '@balcao/contract/payer/registration.ts';
import type { Entity } from '@balcao/contract/resources/entities/entitySchema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { openPrivateSandbox } from '@balcao/sandbox/testing/api.ts';
import { expect } from 'vitest';
import { plainPages } from '../../sandbox/testing/payer.ts';
import { openTestSandbox, type TestSandbox } from '../../sandbox/testing/testSandbox.ts';
import { receivedActions, webhookUrl } from '../../sandbox/testing/webhookCalls.ts';
import { chosen, proofs } from './check/proofs.ts';

const signUpUrl = 'http://localhost:4000/aderir';

/** Data known to a merchant's software, by the field names of the form. */
const known = {
  clientId: '500000000',
  name: 'Livraria de Exemplo, Lda.',
  address: 'Rua Augusta 1',
  'economicActivity[section]': 'J',
  'availableMethods[0][code]': 'CC',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria.silva@livraria.example',
};

type Fields = Readonly<Record<string, string>>;

/** Sandbox with its sign-up page, and functions that post to it like a browser. */
type SignUp = TestSandbox & {
  /** Posts another site's form, or any other body, and returns the page shown. */
  fill(body: Fields | string, headers?: Record<string, string>): Promise<{ status: number; view: RegistrationView }>;
  /** Submits the form on the page. */
  submit(fields: Fields): Promise<{ status: number; view: RegistrationView }>;
};

async function onSignUpPage(act: (signUp: SignUp) => Promise<void>): Promise<void> {
  const { close, ...testSandbox } = await openTestSandbox({ sqlite: ':memory:' }, { pages: plainPages });
  const post = async (body: Fields | string, headers: Record<string, string>) => {
    const sent = typeof body === 'string' ? body : new URLSearchParams(body);
    const request = new Request(signUpUrl, { method: 'POST', body: sent, headers });
    const response = await testSandbox.sandbox.fetch(request);
    return { status: response.status, view: (await response.json()) as RegistrationView };
  };
  try {
    await act({
      ...testSandbox,
      fill: (body, headers = {}) =>
        post(body, { 'sec-fetch-site': 'cross-site', origin: 'https://software.example', ...headers }),
      submit: (fields) =>
        post(
          { ...fields, [confirmedField]: '1' },
          { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:4000' },
        ),
    });
  } finally {
    await close();
  }
}

const path = `/api/entities/${known.clientId}`;

export default proofs('entity-sign-up', {
  'bracketed-form-fields-are-filled-in': () =>
    onSignUpPage(async ({ fill, submit, api }) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await fill(new URLSearchParams(known).toString(), form)).view.values).toEqual(known);
      const others = ['nif', 'nome', 'user.name', 'user', 'economicActivity.section', 'availableMethods.code'];
      expect((await fill(Object.fromEntries(others.map((name) => [name, 'x'])))).view.values).toEqual({});
      const json = { 'content-type': 'application/json' };
      expect((await fill(JSON.stringify(known), json)).view).toMatchObject({ values: {}, problems: [] });
      await submit(known);
      expect((await api.get<Entity>(path)).data.economicActivity).toMatchObject({ section: 'J' });
    }),
  'optional-fields-are-kept-as-sent': () =>
    onSignUpPage(async ({ fill }) => {
      expect(await fill({})).toMatchObject({ status: 200, view: { values: {}, problems: [] } });
      for (const [field, value] of Object.entries(known))
        expect(await fill({ [field]: value })).toMatchObject({ status: 200, view: { problems: [] } });
      const texts = registrationFields.filter((name) => !/available|section|Exposed/.test(name));
      const odd = Object.fromEntries(texts.map((name) => [name, `mal  <${name}>`]));
      expect((await fill(odd)).view).toMatchObject({ values: odd, problems: [], done: null });
    }),
  'own-button-registers-as-pending': () =>
    onSignUpPage(async (signUp) => {
      const { api, fill, submit, sandbox } = signUp;
      await api.post('/api/webhooks', { action: 'entity_pending', url: webhookUrl });
      expect((await fill(known)).status).toBe(200);
      expect((await api.get(path)).status).toBe(404);
      const { status, view } = await submit(known);
      const { clientId, name } = known;
      expect([status, view.done]).toEqual([201, { clientId, name, state: 'pending' }]);
      expect((await api.get<Entity>(path)).data.stateDetails.state).toBe('pending');
      await sandbox.settle();
      expect(receivedActions(signUp)).toEqual(['entity_pending']);
    }),
  'platform-code-names-private-sandbox': () =>
    onSignUpPage(async ({ submit, sandbox, api }) => {
      const own = await openPrivateSandbox(sandbox);
      const found = async (clientId: string) =>
        Promise.all([own.api, api].map(async (of) => (await of.get(`/api/entities/${clientId}`)).status));
      await submit({ ...known, platformCode: own.platformCode });
      expect(await found(known.clientId)).toEqual([200, 404]);
      await submit({ ...known, clientId: '999999400' });
      expect(await found('999999400')).toEqual([404, 200]);
    }),
  'wrong-check-digit-names-its-field': chosen(['behaviour-checkDigits'], () =>
    onSignUpPage(async ({ submit }) => {
      for (const [field, value, reason] of [
        ['clientId', '500000001', /não corresponde aos outros oito/],
        ['bankAccount[iban]', 'PT50123443211234567890173', /algarismos de controlo/],
        ['clientId', seed.entities.pending.clientId, /já está registado/],
      ] as const satisfies [RegistrationField, string, RegExp][]) {
        const { status, view } = await submit({ ...known, [field]: value });
        expect(status).toBe(422);
        expect(view.problems).toEqual([{ field, message: expect.stringMatching(reason) }]);
      }
    }),
  ),
});
