import { readFileSync } from 'node:fs';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { expect } from 'vitest';
import { at } from '../../../../tools/run/paths.mjs';
import { recordedSteps } from '../../../proofs/check/recorded.ts';
import { claim, claims } from '../../claims.ts';
import { payAtAtm } from '../payment-states/verbs.ts';
import { normalReference, references } from './payment-multibanco.verbs.ts';

/** N: entity, seven digits and amount in a row. */
const numberOf = (entity: string, seven: string, amount: number) =>
  BigInt(`${entity}${seven}${String(amount).padStart(8, '0')}`);

/** The two digits, worked out with nothing of the sandbox. */
const digitsOf = (entity: string, seven: string, amount: number) =>
  String(98n - ((numberOf(entity, seven, amount) * 100n) % 97n)).padStart(2, '0');

/** Entity, seven digits, two check digits and amount of a payment. */
function partsOf({ referenceDetails: { entity = '', reference }, amount }: Payment) {
  return { entity, seven: reference.slice(0, 7), digits: reference.slice(7), amount };
}

/** Rows on the check digits. */
export const checkDigits = claims({
  'check-digits': [
    claim(
      'Os dois últimos algarismos da referência dependem da entidade, dos outros sete e do montante.',
      async (world) => {
        for (const amount of [1000, 1001, 99_999]) {
          const made = partsOf(await normalReference(world, { amount }));
          expect(made.digits).toBe(digitsOf(made.entity, made.seven, amount));
        }
        const digits = digitsOf('12345', '0000042', 1000);
        expect(digitsOf('12346', '0000042', 1000)).not.toBe(digits);
        expect(digitsOf('12345', '0000043', 1000)).not.toBe(digits);
        expect(digitsOf('12345', '0000042', 1001)).not.toBe(digits);
      },
    ),
    claim(
      'É por isso que a caixa descobre quase todos os montantes errados sem perguntar a ninguém, e que mudar o montante quase sempre muda a referência: só fica igual quando a diferença é um múltiplo de 97 cêntimos.',
      async (world) => {
        const made = await normalReference(world);
        for (let more = 1; more <= 200; more += 1) {
          const amount = 1000 + more;
          const multiple = more % 97 === 0;
          const typed = await payAtAtm(world, { ...made, amount });
          expect([more, typed.refusals]).toEqual([more, [multiple ? '409 c0107' : '409 c0102']]);
          const { data } = await world.api.put<Payment>(`/api/payments/${made.id}`, { amount });
          const same = data.referenceDetails.reference === made.referenceDetails.reference;
          expect([more, same]).toEqual([more, multiple]);
          await world.api.put(`/api/payments/${made.id}`, { amount: 1000 });
        }
      },
    ),
    claim(
      'A conta é a do IBAN (ISO 7064, MOD 97-10); com os números do exemplo desta página:',
      async (world) => {
        const page = readFileSync(at('site/docs/guides/payments/payment-multibanco.mdx'), 'utf8');
        expect(page).toContain('<CheckDigits example="payments/multibanco" step="create" />');
        const step = recordedSteps('payments/multibanco').find(({ name }) => name === 'create');
        const shown = partsOf(JSON.parse(step?.response.body ?? '').data);
        const made = partsOf(await normalReference(world));
        for (const { entity, seven, digits, amount } of [shown, made]) {
          expect(digits).toBe(digitsOf(entity, seven, amount));
          // As an IBAN is checked: the number with its two digits leaves 1.
          expect((numberOf(entity, seven, amount) * 100n + BigInt(digits)) % 97n).toBe(1n);
        }
      },
    ),
    claim('Não precisa de a fazer: a API devolve a referência pronta.', async (world) => {
      const { referenceDetails } = await normalReference(world);
      expect(referenceDetails.reference).toMatch(/^\d{9}$/);
    }),
    claim(
      'Só conta se emitir referências suas dentro do intervalo que lhe foi atribuído: a sandbox confere-as.',
      async (world) => {
        const { id, entity } = world.seed.referenceRange;
        const own = (reference: string) =>
          world.api.post<Payment>(references, {
            amount: 2550,
            referenceRange: { id: Number(id) },
            referenceDetails: { reference },
          });
        const withDigits = (seven: string, amount = 2550) => seven + digitsOf(entity, seven, amount);
        const made = await own(withDigits('0000042'));
        expect([made.status, made.data.referenceDetails.reference]).toEqual([201, withDigits('0000042')]);
        for (const wrong of [withDigits('0000043', 2551), withDigits('0100001')]) {
          const { status, body } = await own(wrong);
          expect([status, body.error?.errors[0]?.source]).toEqual([
            400,
            { pointer: '/referenceDetails/reference' },
          ]);
        }
      },
      { chosen: ['behaviour-checkDigits'] },
    ),
    claim('Nesse caso use inteiros longos: N × 100 não cabe num número de JavaScript.', async (world) => {
      const { entity, seven, digits, amount } = partsOf(await normalReference(world));
      const exact = numberOf(entity, seven, amount) * 100n;
      expect(exact > BigInt(Number.MAX_SAFE_INTEGER)).toBe(true);
      expect(BigInt(Number(exact))).not.toBe(exact);
      expect(String(98 - (Number(exact) % 97)).padStart(2, '0')).not.toBe(digits);
    }),
  ],
});
