import { type RegistrationField, registrationFields } from '@balcao/contract/payer/registration.ts';
import type { Entity } from '@balcao/contract/resources/entities/schema.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { openPrivateSandbox } from '../../sandbox/testing/privateSandbox.ts';
import { receivedActions, webhookUrl } from '../../sandbox/testing/webhooks.ts';
import { chosen, proofs } from './check/proofs.ts';
import { known, onSignUpPage } from './verbs/entities-signUp.ts';

export default proofs('autocomple-registration-form', {
  // ---- top
  // “Leve-o ao formulário de adesão com tudo isso escrito.”
  'top-1': () =>
    onSignUpPage(async ({ fill }) => {
      const { name, clientId, address } = known;
      expect((await fill({ name, clientId, address })).view.values).toEqual({ name, clientId, address });
    }),
  // ---- flow
  // “Não leva credenciais, porque é o próprio comerciante que envia.”
  'flow-1': () =>
    onSignUpPage(async ({ fill, submit, api }) => {
      expect((await fill(known)).status).toBe(200);
      expect((await api.get(`/api/entities/${known.clientId}`)).status).toBe(404);
      expect((await submit(known)).status).toBe(201);
      expect((await api.get(`/api/entities/${known.clientId}`)).status).toBe(200);
    }),
  // “Fica registado e em análise.”
  'flow-2': () =>
    onSignUpPage(async (signUp) => {
      await signUp.api.post('/api/webhooks', { action: 'entity_pending', url: webhookUrl });
      const { view } = await signUp.submit(known);
      expect(view.done).toEqual({ clientId: known.clientId, name: known.name, state: 'pending' });
      const { data } = await signUp.api.get<Entity>(`/api/entities/${known.clientId}`);
      expect(data.stateDetails.state).toBe('pending');
      await signUp.sandbox.settle();
      expect(receivedActions(signUp)).toEqual(['entity_pending']);
    }),
  // ---- fields
  // “O corpo é application/x-www-form-urlencoded, e, na sandbox, os campos dentro de outros escrevem-se com parênteses retos, como em PHP: user[name], economicActivity[section], availableMethods[0][code].”
  'fields-1': () =>
    onSignUpPage(async ({ fill, submit, api }) => {
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const text = new URLSearchParams(known).toString();
      expect((await fill(text, type)).view.values).toEqual(known);
      const nested = ['user.name', 'user', 'economicActivity.section', 'availableMethods.code'];
      expect((await fill(Object.fromEntries(nested.map((name) => [name, 'x'])))).view.values).toEqual({});
      await submit(known);
      const { data } = await api.get<Entity>(`/api/entities/${known.clientId}`);
      expect(data.economicActivity).toMatchObject({ section: 'J' });
    }),
  // “Todos são opcionais.”
  'fields-2': () =>
    onSignUpPage(async ({ fill }) => {
      expect(await fill({})).toMatchObject({ status: 200, view: { values: {}, problems: [] } });
      for (const [field, value] of Object.entries(known))
        expect(await fill({ [field]: value })).toMatchObject({ status: 200, view: { problems: [] } });
    }),
  // “O que vier mal escrito num campo de texto não se perde: aparece no formulário tal como veio.”
  'fields-3': () =>
    onSignUpPage(async ({ fill }) => {
      const chosen = /available|section|Exposed/;
      const texts = registrationFields.filter((name) => !chosen.test(name));
      const odd = Object.fromEntries(texts.map((name) => [name, `mal  <${name}>`]));
      expect((await fill(odd)).view).toMatchObject({ values: odd, problems: [], done: null });
    }),
  // “Numa sandbox privada, junte o campo platformCode com o código da sua plataforma: sem ele, o comerciante fica ligado à da sandbox partilhada.”
  'fields-4': () =>
    onSignUpPage(async ({ submit, sandbox, api }) => {
      const own = await openPrivateSandbox(sandbox);
      await submit({ ...known, platformCode: own.platformCode });
      const path = `/api/entities/${known.clientId}`;
      expect([(await own.api.get(path)).status, (await api.get(path)).status]).toEqual([200, 404]);
      await submit({ ...known, clientId: '999999400' });
      const other = '/api/entities/999999400';
      expect([(await own.api.get(other)).status, (await api.get(other)).status]).toEqual([404, 200]);
    }),
  // ---- problems
  // “Os nomes dos campos estão errados, ou o POST foi enviado em JSON.”
  // “Tem de ser um formulário.”
  'problems-1': () =>
    onSignUpPage(async ({ fill }) => {
      const json = { 'content-type': 'application/json' };
      expect((await fill(JSON.stringify(known), json)).view).toMatchObject({ values: {}, problems: [] });
      expect((await fill({ nif: known.clientId, nome: known.name })).view.values).toEqual({});
      expect((await fill(known)).view.values).toEqual(known);
    }),
  // “Na sandbox, a razão está ao lado do campo: um dígito de controlo que não bate certo, ou um NIF já registado.”
  'problems-2': chosen(['behaviour-checkDigits'], () =>
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
