import { countryNames } from '@balcao/contract/resources/entities/countries.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { expect } from 'vitest';
import { exportState } from '../../../../sandbox/testing/privateSandbox.ts';
import type { World } from '../../../proofs/check/world.ts';
import { claim, type Row, source } from '../../claims.ts';

const reference = '/api/payments/references';
const user = { name: 'Maria Silva', email: 'maria.silva@loja.example' };
const shop = { clientId: '500000000', name: 'Livraria de Exemplo, Lda.', user };

/** Registers a shop and gives what the sandbox keeps of it. */
async function registered({ openPrivateSandbox }: World, more: object) {
  const { api } = await openPrivateSandbox();
  const { refusals } = await api.post(
    '/api/entities',
    { ...shop, ...more },
    { 'paypay-clientid': undefined },
  );
  const { tables } = await exportState(api);
  const kept = JSON.stringify(
    tables.entities?.find(({ client_id: id }) => String(id) === shop.clientId) ?? {},
  );
  return { refusals, kept: kept.replaceAll('\\', '') };
}

/** Rows on the shapes of a newer version that are taken. */
export const accepted: readonly Row[] = [
  source(
    'A especificação publicada da versão 1.14.0 traz exemplos de pedidos com formas que a … não descreve.',
    'published: the description of December 2025, which calls itself 1.14.0, and the examples in it',
  ),
  claim(
    [
      'A sandbox aceita estas:',
      'createReference com vários métodos em availableMethods, desde que MB esteja entre eles.',
      'Os outros que aceitam o montante ficam no pagamento.',
    ],
    async ({ api }) => {
      const ask = (amount: number, ...codes: string[]) =>
        api.post<Payment>(reference, { amount, availableMethods: codes.map((code) => ({ code })) });
      const kept = async (amount: number) =>
        (await ask(amount, 'MW', 'MB', 'CC')).data.availableMethods.map(({ code }) => code).sort();
      expect(await kept(1000)).toEqual(['CC', 'MB', 'MW']);
      expect(await kept(600_000)).toEqual(['CC', 'MB']);
      expect(await kept(2_000_000)).toEqual(['MB']);
      expect((await ask(1000, 'MW', 'CC')).refusals).toEqual(['400 e00401']);
    },
    { chosen: ['limit-methodLimits'] },
  ),
  claim(
    'createProcessedPayment sem paymentMethod.type, que fica TPA, e com last4Digits como número.',
    async ({ api, terminals }) => {
      const body = {
        ...processedExample,
        stateDetails: { state: 'confirmed', createdAt: '2026-01-15T09:30:00+00:00' },
        paymentMethod: { code: 'CC', details: { brand: 'VISA', last4Digits: 5148 } },
      };
      const { data } = await api.post<Payment>(
        `/api/terminals/${terminals.standalone}/processedPayments`,
        body,
      );
      expect(data.paymentMethod).toMatchObject({ type: 'TPA', details: { last4Digits: '5148' } });
    },
  ),
  claim(
    [
      'customer.customerId de um pagamento, customerId em createCustomer e updateCustomer, e o phoneNumber da entidade e de quem a representa em createEntity, como números.',
      'Ficam guardados como texto.',
    ],
    async (world) => {
      const { api, terminals } = world;
      const customer = { customerId: 123 };
      const saved = {
        customer: { ...customer, uuid: seed.customers.own },
        paymentMethod: { uuid: seed.savedMethods.card },
      };
      for (const [path, more] of [
        ['payments/references', { customer }],
        ['payments', { customer, paymentMethod: { code: 'MW', details: { phoneNumber: '351#900000001' } } }],
        ['payments', saved],
        [`terminals/${terminals.cloud}/payments`, { customer }],
      ] as const) {
        const { data } = await api.post<Payment>(`/api/${path}`, { amount: 1000, ...more });
        expect((await world.get(data.id)).customer, path).toMatchObject({ customerId: '123' });
      }
      const { data: made } = await api.post<{ uuid: string; customerId: string }>('/api/customers', {
        customerId: 77,
      });
      expect(made.customerId).toBe('77');
      const path = `/api/customers/${made.uuid}`;
      await api.put(path, { customerId: 78 });
      expect((await api.get(path)).data).toMatchObject({ customerId: '78' });
      const phones = { phoneNumber: 210000000, user: { ...user, phoneNumber: 912345678 } };
      const { refusals, kept } = await registered(world, phones);
      expect(refusals).toEqual([]);
      expect(kept).toContain('"phoneNumber":"210000000"');
      expect(kept).toContain('"phoneNumber":"912345678"');
    },
  ),
  claim(
    'shippingCountries.countryIds com o nome de um país de identificador conhecido, em português, espanhol ou inglês.',
    async (world) => {
      const shipping = (...countryIds: unknown[]) => ({
        shippingCountries: { selection: 'allowed', countryIds },
      });
      for (const language of ['pt', 'es', 'en'] as const) {
        const names = Object.values(countryNames).map((words) => words[language]);
        const { refusals, kept } = await registered(world, shipping(...names));
        expect(refusals).toEqual([]);
        expect(kept).toContain(`"countryIds":[${Object.keys(countryNames)}]`);
      }
      for (const unknown of ['França', 'Spanien'])
        expect((await registered(world, shipping(unknown))).refusals).toEqual(['422 e00231']);
    },
  ),
  claim('Em código novo, envie texto: um número perde os zeros à esquerda.', async ({ api }) => {
    const kept = async (customerId: unknown) =>
      (await api.post<{ customerId: string }>('/api/customers', { customerId })).data.customerId;
    expect(await kept('007')).toBe('007');
    expect(await kept(Number('007'))).toBe('7');
  }),
];
