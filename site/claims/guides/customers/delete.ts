import type { Customer } from '@balcao/contract/resources/customers/schema.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { sendRecorded } from '../../../proofs/check/recorded.ts';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, claims, source } from '../../claims.ts';
import {
  at,
  branchOf,
  chargeAs,
  formSends,
  isCreatorsOnly,
  methodsOf,
  outcome,
  own,
  played,
  seriesAs,
  share,
  shared,
  theirs,
} from './verbs.ts';

const example = 'customers/manage';
const remove = ({ api }: World) => api.delete(at(own));

/** The customer and all that hung on it are gone, for its creator and for those it was shared with. */
async function isGone(world: World) {
  await remove(world);
  for (const tail of ['', '/paymentMethods', '/entities'])
    expect((await world.api.get(at(own, tail))).refusals).toEqual(['404 e00502']);
  expect(await outcome(world.other, 'get', own)).toBe('404 e00502');
  for (const uuid of [world.seed.savedMethods.card, world.seed.savedMethods.phone])
    expect((await chargeAs(world.api, { paymentMethod: { uuid } })).refusals).toEqual(['404 e00502']);
  expect((await chargeAs(world.api, { customer: undefined })).refusals).toEqual(['422 e00218']);
}

/** A payment by card and one by phone, with everything a customer says of itself, are as they were. */
async function keepsPayments(world: World) {
  const more = {
    billingAddress: { country: 'PT', city: 'Lisboa', street1: 'Rua Augusta 1', postCode: '1100-048' },
    additionalData: [{ key: 'mesa', value: '7', type: 'STRING' }],
  };
  const byCard = (await chargeAs(world.api)).data;
  const byPhone = (await chargeAs(world.api, { paymentMethod: { uuid: world.seed.savedMethods.phone } }))
    .data;
  const withMore = await world.api.post<Payment>('/api/payments/references', {
    amount: 1000,
    customer: { uuid: own },
    ...more,
  });
  const before = await Promise.all([byCard, byPhone, withMore.data].map(({ id }) => world.get(id)));
  await remove(world);
  const after = await Promise.all(before.map(({ id }) => world.get(id)));
  expect(after).toEqual(before);
  return after;
}

export default claims({
  'front matter': [
    claim('Elimine um cliente com os métodos guardados e as associações dele, e saiba o que fica.', isGone),
  ],
  top: [
    claim('Uma chamada elimina o cliente, com tudo o que ele autorizou a guardar.', isGone),
    claim('Os pagamentos já feitos continuam a ter os dados dele.', async (world) => {
      for (const { customer } of await keepsPayments(world))
        expect(customer).toMatchObject({ uuid: own, firstName: 'Maria' });
    }),
  ],
  call: [
    claim(['A Maria pediu para ser esquecida.', 'Chame deleteCustomer:'], async (world) => {
      expect((await sendRecorded(world, example, 'delete')).status).toBe(200);
    }),
  ],
  fields: [
    claim(
      [
        'Não há corpo: basta o uuid no URL.',
        'Na sandbox, a resposta é só a confirmação, sem data; aceite também um 204 sem corpo.',
      ],
      async (world) => {
        const { status, body } = await remove(world);
        expect([status, body.success, 'data' in body]).toEqual([200, true, false]);
      },
    ),
  ],
  behaviour: [
    claim(
      'A ficha do cliente | Os pagamentos já feitos, com os dados do pagador e os reembolsos possíveis',
      async (world) => {
        const { id } = (await chargeAs(world.api)).data;
        await isGone(world);
        expect((await world.get(id)).customer).toMatchObject({
          firstName: 'Maria',
          phoneNumber: '351#900000001',
        });
        expect((await world.refund(id, 1500)).status).toBe(201);
      },
    ),
    claim(['Os cartões e telemóveis guardados | …', 'As associações a outras entidades | …'], isGone),
    claim(
      'O direito de cobrar outra vez: na sandbox, as séries de pagamentos dele terminam com e00402 | …',
      async (world) => {
        await share(world);
        const series = [await seriesAs(world.api), await seriesAs(branchOf(world))];
        for (const again of series) expect((await again()).status).toBe(201);
        await remove(world);
        for (const again of series) expect((await again()).refusals).toEqual(['400 e00402']);
      },
      { chosen: ['error-e00402'] },
    ),
    claim(
      'Não há volta atrás: criado de novo, o mesmo cliente tem outro uuid e nenhum método guardado.',
      async (world) => {
        const { uuid: _, createdAt, updatedAt, ...data } = (await world.api.get<Customer>(at(own))).data;
        await remove(world);
        const made = await world.api.post<Customer>('/api/customers', data);
        expect([made.status, made.data.uuid === own]).toEqual([201, false]);
        expect(await methodsOf(world.api, made.data.uuid)).toEqual([]);
      },
    ),
    claim('A série que a Maria pagava já não se cobra:', async (world) => {
      const { series } = await played(world, example);
      expect(series?.refusals).toEqual(['400 e00402']);
    }),
  ],
  kept: [
    claim(
      [
        'Cada pagamento tem a sua própria cópia dos dados enviados quando foi criado, e, na sandbox, eliminar o cliente não a altera:',
        'em customer, o uuid, o customerId, o nome, o e-mail e o telemóvel;',
        'as moradas e os additionalData;',
        'em paymentMethod, a marca, os últimos dígitos, o titular e a validade do cartão, ou o telemóvel do MB WAY.',
      ],
      async (world) => {
        const [byCard, byPhone, withMore] = await keepsPayments(world);
        expect(byCard?.customer).toMatchObject({
          uuid: own,
          customerId: 'C-0001',
          firstName: 'Maria',
          lastName: 'Silva',
          email: 'maria.silva@cliente.example',
          phoneNumber: '351#900000001',
        });
        expect(byCard?.paymentMethod?.details).toMatchObject({
          brand: 'VISA',
          last4Digits: '4242',
          holder: 'Maria Silva',
          expiryMonth: '05',
          expiryYear: '2030',
        });
        expect(JSON.stringify(byPhone?.paymentMethod?.details)).toMatch(/001/);
        expect(withMore).toMatchObject({
          billingAddress: { city: 'Lisboa' },
          additionalData: [{ key: 'mesa', value: '7' }],
        });
      },
    ),
    claim(
      'Por isso customer[uuid] e customer[id], em listPayments, continuam a encontrar os pagamentos de um cliente eliminado:',
      async (world) => {
        const { kept } = await played(world, example, 'kept');
        expect(kept?.body.data).toMatchObject([{ customer: { uuid: own } }]);
        const byId = await world.api.get<Payment[]>('/api/payments?customer[id]=C-0001');
        expect(byId.data.length).toBeGreaterThan(0);
      },
    ),
    source(
      'Um pagamento é um registo contabilístico: é preciso para reembolsar, responder a uma reclamação e cumprir os prazos de conservação da lei.',
      'product: docs/decisions/customer-rights.md, Deletion',
    ),
    source(
      'A especificação não diz o que o fornecedor apaga.',
      'product: docs/decisions/customer-rights.md, Deletion',
    ),
    advice(
      'Esta é a escolha da sandbox: antes de responder a um pedido de apagamento, pergunte ao fornecedor o que ele conserva, e apague também o que guardou no seu lado.',
    ),
  ],
  rights: [
    claim(
      [
        'Só a entidade que criou o cliente.',
        'Na sandbox, uma que lhe está associada recebe e00100; qualquer outra, e00502.',
      ],
      async (world) => {
        expect(await outcome(world.api, 'delete', shared)).toBe('401 e00100');
        expect(await outcome(world.api, 'delete', theirs)).toBe('404 e00502');
        await isCreatorsOnly(world, 'delete');
      },
      { chosen: ['error-e00100', 'error-e00502'] },
    ),
  ],
  problems: [
    claim(
      'Na sandbox, eliminar duas vezes é recusado à segunda com e00502: para si, o trabalho está feito.',
      async (world) => {
        expect((await remove(world)).status).toBe(200);
        expect((await remove(world)).refusals).toEqual(['404 e00502']);
      },
      { chosen: ['error-e00502'] },
    ),
  ],
  try: [
    claim('O cliente que aqui se elimina é o de todos os outros guias.', formSends),
    claim('Para o ter de volta, reponha a sandbox no painel.', async (world) => {
      await remove(world);
      await world.api.post('/sandbox/reset');
      expect(await outcome(world.api, 'get', own)).toBe('200');
    }),
  ],
  next: [advice('Só quer esquecer um cartão?', 'Eliminar um método guardado.')],
});
