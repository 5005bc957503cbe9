import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { processedExample } from '@balcao/contract/resources/terminals/examples.ts';
import { expect } from 'vitest';
import type { World } from '../../../proofs/check/world.ts';
import { advice, claim, type Row, source } from '../../claims.ts';
import { begin } from './terminalProofs.ts';

const registerAs = ({ api, terminals }: World, code: string, uuid: string = terminals.standalone) =>
  api.post<Payment>(`/api/terminals/${uuid}/processedPayments`, { ...processedExample, code });

/** How many payments the entity has. */
const count = async ({ api }: World) =>
  (await api.get<Payment[]>('/api/payments?limit=1')).body.meta?.totalCount ?? 0;

/** Rows about payments of a standalone terminal in one's own software. */
export const register: readonly Row[] = [
  advice('Há dois caminhos.'),
  claim(
    'Subscreva os webhooks e receba cada pagamento quando acontece: veja Webhooks de terminais.',
    async (world) => {
      await world.subscribe('payment_authorized');
      const ids: string[] = [];
      for (const amount of [1000, 2000]) {
        const shop = await begin(world, world.terminals.standalone, amount);
        await shop.charge();
        ids.push(shop.id);
        expect((await world.notifications()).map(({ payments: [payment] }) => payment.id)).toEqual(ids);
      }
    },
  ),
  claim(
    'Ou registe um pagamento já feito, com createProcessedPayment e o código de seis caracteres que ele tem no terminal.',
    async (world) => {
      for (const code of ['12345', '1234567'])
        expect((await registerAs(world, code)).refusals).toEqual(['422 e00227']);
      const { status, data } = await registerAs(world, '123456');
      expect([status, data.code, data.stateDetails.state]).toEqual([201, '123456', 'confirmed']);
      expect(await world.get(data.id)).toEqual(data);
    },
  ),
  claim(
    'Registe só o que a API ainda não tem: na sandbox, a chamada cria um pagamento novo, mesmo que o terminal já tenha avisado do dele.',
    async (world) => {
      const shop = await begin(world, world.terminals.standalone, processedExample.amount);
      await shop.charge();
      const before = await count(world);
      const { data } = await registerAs(world, '000042');
      expect(data.id).not.toBe(shop.id);
      expect(await count(world)).toBe(before + 1);
    },
    { chosen: ['behaviour-processedPayments'] },
  ),
  claim(
    [
      'Repetir o registo é um conflito, com o código HTTP 409, e nada fica em duplicado.',
      'A sandbox compara o código em cada terminal: o mesmo código noutro terminal é outro pagamento.',
    ],
    async (world) => {
      const { data } = await registerAs(world, '000042');
      const before = await count(world);
      await world.pass(40 * 86_400);
      expect((await registerAs(world, '000042')).refusals).toEqual(['409 e00600']);
      expect(await count(world)).toBe(before);
      const other = await registerAs(world, '000042', world.terminals.cloud);
      expect(other.status).toBe(201);
      expect(other.data.id).not.toBe(data.id);
      expect(await count(world)).toBe(before + 1);
    },
    { chosen: ['behaviour-processedPayments'] },
  ),
  source(
    'Regista um pagamento, consulta-o e tenta registá-lo outra vez.',
    'product: examples/terminals/processed.ts',
  ),
];
