import { multibancoCheckDigits } from '@balcao/contract/checkDigits.ts';

export interface KnownReference {
  paymentId: string;
  entity: string;
  reference: string;
  amountCents: number;
}

export interface TypedReference {
  entity: string;
  reference: string;
  amountCents: number;
}

type Field = 'entity' | 'reference';

/** Diagnosis of a refused reference, as specific as possible. */
export type ReferenceDiagnosis =
  /** The check digits prove that the reference is right, so the amount is wrong. */
  | { kind: 'amount'; given: string; expected: string; known: KnownReference }
  /** One digit differs from an existing reference. */
  | { kind: 'digit'; field: Field; position: number; typed: string; meant: string; known: KnownReference }
  /** Two adjacent digits of an existing reference are swapped. */
  | { kind: 'swapped'; field: Field; position: number; known: KnownReference }
  /** No similar reference exists, and the check digits are wrong. */
  | { kind: 'misfit'; given: string; expected: string }
  /** The check digits are right, but the reference was never issued. */
  | { kind: 'nobody' };

const fields: readonly Field[] = ['entity', 'reference'];

function differingPositions(one: string, other: string): number[] {
  return [...one].flatMap((character, position) => (character === other[position] ? [] : [position]));
}

function typingMistake(typed: TypedReference, known: KnownReference): ReferenceDiagnosis | undefined {
  const wrong = fields.filter((field) => typed[field] !== known[field]);
  const [field] = wrong;
  if (wrong.length !== 1 || !field || typed[field].length !== known[field].length) return undefined;
  const at = differingPositions(typed[field], known[field]);
  const [first = 0, second] = at;
  const here = typed[field][first] ?? '';
  const there = known[field][first] ?? '';
  if (at.length === 1) return { kind: 'digit', field, position: first + 1, typed: here, meant: there, known };
  const areSwapped = second === first + 1 && typed[field][second] === there && known[field][second] === here;
  return at.length === 2 && areSwapped ? { kind: 'swapped', field, position: first + 1, known } : undefined;
}

export function diagnoseReference(
  typed: TypedReference,
  known: readonly KnownReference[],
): ReferenceDiagnosis | undefined {
  const { entity, reference, amountCents } = typed;
  if (!/^\d{5}$/.test(entity) || !/^\d{9}$/.test(reference)) return undefined;
  const given = reference.slice(7);
  const expected = multibancoCheckDigits(entity, reference.slice(0, 7), amountCents);
  const meant = known.find((each) => each.entity === entity && each.reference === reference);
  if (meant) return meant.amountCents === amountCents ? undefined : { kind: 'amount', given, expected, known: meant };
  for (const each of known) {
    const found = typingMistake(typed, each);
    if (found) return found;
  }
  return given === expected ? { kind: 'nobody' } : { kind: 'misfit', given, expected };
}
