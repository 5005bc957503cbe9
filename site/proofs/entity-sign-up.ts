import { type RegistrationField, registrationFields } from '@balcao/contract/payer/registration.ts';
import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { openPrivateSandbox } from '../../sandbox/testing/privateSandbox.ts';
import { receivedActions, webhookUrl } from '../../sandbox/testing/webhooks.ts';
import { chosen, proofs } from './check/proofs.ts';
import { known, onSignUpPage } from './verbs/sign-up-page.ts';

const path = `/api/entities/${known.clientId}`;

export default proofs('entity-sign-up', {
  'bracketed-form-fields-are-filled-in': () =>
    onSignUpPage(async ({ fill, submit, api }) => {
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      expect((await fill(new URLSearchParams(known).toString(), form)).view.values).toEqual(known);
      const others = [
        'nif',
        'nome',
        'user.name',
        'user',
        'economicActivity.section',
        'availableMethods.code',
      ];
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
