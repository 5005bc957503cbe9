import { integrationStates } from '@balcao/contract/soap/integrationStates.ts';
import { integrationProvocations } from '@balcao/contract/soap/provocations.ts';
import { expect } from 'vitest';
import { proofs } from './check/proofs.ts';

export default proofs('soap-check-integration-state', {
  // ---- front matter
  // “checkIntegrationState diz se as credenciais servem e se a entidade está pronta a receber; os seis códigos e como provocar cada um na sandbox.”
  'front-matter-1': async ({ soap }) => {
    expect(Object.keys(integrationStates)).toHaveLength(6);
    for (const [code, call] of Object.entries(integrationProvocations))
      expect((await soap.provoke(call)).code).toBe(code);
  },
  // ---- call
  // “Só leva o bloco entity:”
  'call-1': async ({ soap }) => {
    expect(await soap.call('checkIntegrationState')).toMatchObject({ code: '02' });
  },
  // ---- codes
  // “As respostas dos outros métodos trazem também este estado, em integrationState, requestState ou, em checkEntityPayments, state.”
  // “Um estado 0 com um destes códigos quer dizer que o pedido não chegou a ser visto.”
  'codes-1': async ({ soap, api }) => {
    const count = async () => (await api.get('/api/payments')).body.meta?.totalCount;
    const before = await count();
    const unknown = { hash: '0'.repeat(64) };
    const made = await soap.call('createPaymentReference', { amount: 1000 }, unknown);
    expect(made.integrationState).toMatchObject({ state: '0', code: '00' });
    const page = await soap.call('doWebPayment', { order: { amount: 1000 } }, unknown);
    expect(page.requestState).toMatchObject({ state: '0', code: '00' });
    for (const [method, request, place] of [
      ['validatePaymentReference', { amount: 1000 }, 'integrationState'],
      ['checkWebPayment', { token: 'none' }, 'requestState'],
      ['cancelPayment', { paymentId: 1 }, 'requestState'],
      ['checkEntityPayments', { payments: [{ paymentId: 1 }] }, 'state'],
      ['getEntityPayments', { startDate: '2026-01-15', endDate: '2026-01-15' }, 'integrationState'],
      ['saveEntityPayments', [{ referenceEntity: '1', reference: '1', amount: 1 }], 'integrationState'],
      ['subscribeToWebhook', { action: 'x', url: 'x' }, 'integrationState'],
    ] as const)
      expect((await soap.call(method, request, unknown))[place], method).toMatchObject({
        state: '0',
        code: '00',
      });
    expect(await count()).toBe(before);
  },
  // ---- not-ready
  // “Um NIF que ninguém registou:”
  'not-ready-1': async ({ soap }) => {
    expect(await soap.call('checkIntegrationState', undefined, { nif: '500000000' })).toMatchObject({
      state: '0',
      code: '00',
    });
  },
  // “Uma entidade com integração, mas sem gama de referências:”
  'not-ready-2': async ({ soap }) => {
    expect((await soap.provoke(integrationProvocations['04'])).code).toBe('04');
  },
  // ---- rest
  // “Uma consulta de pagamentos, clientes ou terminais diz se a plataforma, a chave e o NIF servem, e esta diz também que métodos a entidade tem para um montante.”
  'rest-1': async ({ api }) => {
    const path = '/api/availableMethods';
    const { data } = await api.get<{ code: string }[]>(`${path}?amount=60`);
    expect(data.map(({ code }) => code)).not.toContain('MB');
    for (const query of [`${path}?amount=60`, '/api/payments', '/api/customers', '/api/terminals'])
      for (const wrong of [{ authorization: 'Basic eDp5' }, { 'paypay-clientid': '500000000' }])
        expect((await api.get(query, wrong)).status, query).toBe(401);
  },
  // “Na sandbox, o Multibanco vem entre eles mesmo sem referências livres: se a entidade tem uma gama, mostra-o listReferenceRanges.”
  'rest-2': async ({ api }) => {
    const without = { 'paypay-clientid': '999999974' };
    const { data: methods } = await api.get<{ code: string }[]>('/api/availableMethods?amount=1000', without);
    expect(methods.map(({ code }) => code)).toContain('MB');
    const { data: none } = await api.get<unknown[]>('/api/referenceRanges', without);
    expect(none).toEqual([]);
    const { data: ranges } = await api.get<unknown[]>('/api/referenceRanges');
    expect(ranges).toHaveLength(1);
  },
});
