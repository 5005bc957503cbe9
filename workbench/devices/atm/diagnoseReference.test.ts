import { multibancoCheckDigits } from '@balcao/contract/checkDigits.ts';
import { describe, expect, test } from 'vitest';
import { diagnoseReference, type KnownReference } from './diagnoseReference.ts';

const known: KnownReference[] = [
  { paymentId: '1101', entity: '12345', reference: '000000138', amountCents: 1000 },
  { paymentId: '1102', entity: '12345', reference: '000471295', amountCents: 2500 },
];
const typed = (reference: string, amountCents = 1000, entity = '12345') => ({
  entity,
  reference,
  amountCents,
});

describe('what is wrong with a typed reference', () => {
  test('nothing', () => {
    expect(diagnoseReference(typed('000000138'), known)).toBeUndefined();
  });

  test('the amount, shown by the digits it would need', () => {
    expect(diagnoseReference(typed('000000138', 9900), known)).toEqual({
      kind: 'amount',
      given: '38',
      expected: multibancoCheckDigits('12345', '0000001', 9900),
      known: known[0],
    });
  });

  test('one digit, with its position', () => {
    expect(diagnoseReference(typed('000000148'), known)).toMatchObject({
      kind: 'digit',
      field: 'reference',
      position: 8,
      typed: '4',
      meant: '3',
    });
    expect(diagnoseReference(typed('000000138', 1000, '12346'), known)).toMatchObject({
      field: 'entity',
      position: 5,
    });
  });

  test('two swapped neighbouring digits', () => {
    expect(diagnoseReference(typed('000417295'), known)).toMatchObject({ kind: 'swapped', position: 5 });
  });

  test('everything: check digits that do not fit, or a reference that was never issued', () => {
    expect(diagnoseReference(typed('987654300'), known)).toMatchObject({ kind: 'misfit', given: '00' });
    const fitting = `9876543${multibancoCheckDigits('12345', '9876543', 1000)}`;
    expect(diagnoseReference(typed(fitting), known)).toEqual({ kind: 'nobody' });
  });

  test('too few digits for a diagnosis', () => {
    expect(diagnoseReference(typed('00000013'), known)).toBeUndefined();
  });
});
