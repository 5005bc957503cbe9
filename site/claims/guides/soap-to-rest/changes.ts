import { multibancoReference } from '@balcao/contract/checkDigits/multibancoReference.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { element } from '@balcao/text/xml.ts';
import { expect } from 'vitest';
import { entityBlock, messageOf } from '../../../../sandbox/testing/soap.ts';
import type { World } from '../../../proofs/check/world.ts';
import { claim, type Row } from '../../claims.ts';
import { formOf } from '../../soap/verbs.ts';

const references = '/api/payments/references';

/** A response of the service as it came, to a new reference. */
async function rawReference({ soap }: World, amount: number) {
  const parts = soap.written('entity', soap.block()) + soap.written('payment', { amount });
  return soap.post(messageOf(element('tns:createPaymentReference', {}, parts)));
}

/** Rows of the table of what changes. */
export const changes: readonly Row[] = [
  claim(
    'Quem chama | Um bloco entity em cada pedido, com um hash da chave e da hora | Autenticação Basic e o cabeçalho PayPay-ClientId',
    async ({ soap, api }) => {
      const wrong = { state: '0', code: '00' };
      for (const more of [{ hash: '0'.repeat(64) }, { date: '2026-01-15T10:00:01+00:00' }])
        expect(await soap.call('checkIntegrationState', undefined, more)).toMatchObject(wrong);
      const foreign = await soap.call('checkIntegrationState', undefined, { nif: '123456789' });
      expect(foreign).toMatchObject({ state: '0', code: '01' });
      const path = '/api/availableMethods?amount=1000';
      expect((await api.get(path, { authorization: undefined })).status).toBe(401);
      expect((await api.get(path, { 'paypay-clientid': undefined })).status).toBe(401);
      expect((await api.get(path)).status).toBe(200);
    },
  ),
  claim('Relógio | O pedido caduca com o relógio | Não conta', async ({ soap, api, merchant, clock }) => {
    const block = entityBlock(merchant, '2026-01-15T10:00:00+00:00');
    const state = async () => (await soap.call('checkIntegrationState', undefined, block)).code;
    expect(await state()).toBe('02');
    clock.at += 91 * 60_000;
    expect(await state()).toBe('00');
    expect((await api.get('/api/availableMethods?amount=1000')).status).toBe(200);
  }),
  claim('Formato | XML, com tipos declarados | JSON', async (world) => {
    const old = await rawReference(world, 1000);
    expect(old.headers.get('content-type')).toContain('xml');
    expect(await old.text()).toMatch(/<amount xsi:type="xsd:\w+">1000</);
    const { headers } = await world.api.post(references, { amount: 1000 });
    expect(headers.get('content-type')).toContain('application/json');
  }),
  claim(
    'Erro | Um código dentro de uma resposta com o estado HTTP 200 | Estado HTTP, e error com família e códigos',
    async (world) => {
      const old = await rawReference(world, 0);
      expect([old.status, await old.text()]).toEqual([200, expect.stringMatching(/<err_code [^>]*>0061</)]);
      const { status, body } = await world.api.post(references, { amount: 0 });
      expect(status).toBe(422);
      expect(body.error).toMatchObject({
        code: 'e00200',
        errors: [{ code: expect.stringMatching(/^e002\d\d$/) }],
      });
    },
  ),
  claim(
    ['Identificador | Número inteiro | O mesmo número, como texto', 'Montante | Cêntimos | Cêntimos'],
    async (world) => {
      const text = await (await rawReference(world, 1999)).text();
      const [, id] = /<paymentId xsi:type="xsd:(?:int|integer)">(\d+)</.exec(text) ?? [];
      expect(text).toMatch(/<amount [^>]*>1999</);
      expect(await world.get(String(id))).toMatchObject({ id, amount: 1999 });
    },
  ),
  claim(
    'Datas | ISO 8601; em date e creationDate, também dia-mês-ano | ISO 8601',
    async ({ soap, api, merchant }) => {
      for (const date of ['2026-01-15T10:00:00+00:00', '15-01-2026 10:00:00'])
        expect((await soap.call('checkIntegrationState', undefined, entityBlock(merchant, date))).code).toBe(
          '02',
        );
      const saved = async (seven: string, creationDate: string) => {
        const reference = multibancoReference('12345', seven, 1000);
        const item = { referenceEntity: '12345', reference, amount: 1000, creationDate };
        return (await soap.call('saveEntityPayments', [item])).integrationState.state;
      };
      expect(await saved('0000451', '2026-01-15T10:00:00+00:00')).toBe('1');
      expect(await saved('0000452', '15-01-2026 10:00:00')).toBe('1');
      const end = (date: string) => api.post<Payment>(references, { amount: 1000, validDate: { end: date } });
      expect((await end('2026-01-20T10:00:00+00:00')).data.validDate.end).toBe('2026-01-20T10:00:00+00:00');
      expect((await end('20-01-2026 10:00:00')).refusals).toEqual(['422 e00226']);
    },
  ),
  claim('Webhook | Formulário | JSON; na sandbox, o formulário ainda se pode pedir', async (world) => {
    const action = 'payment_confirmed';
    await world.subscribe(action);
    const url = 'https://loja.example/form';
    await world.api.post('/api/webhooks', { action, url, handler: 'paypay' });
    const { message } = await formOf(world, action, () => world.payReference());
    const [[json], [asked]] = [await world.messages(), await world.messages(url)];
    const types = [message, json, asked].map((each) => each?.headers['content-type']?.split(';')[0]);
    const form = 'application/x-www-form-urlencoded';
    expect(types).toEqual([form, 'application/json', form]);
  }),
];
