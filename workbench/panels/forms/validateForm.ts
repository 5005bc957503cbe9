import { parseUrl } from '@balcao/text/parseUrl.ts';
import {
  type FieldFact,
  type FormDefinition,
  type FormField,
  fieldsOf,
  isCheckbox,
  type TypedValues,
} from './formDefinition.ts';

export type FieldProblem =
  | { kind: 'required' | 'integer' | 'email' | 'address' }
  | { kind: 'minimum' | 'maximum' | 'shortest' | 'longest'; figure: number }
  | { kind: 'pattern'; example: string };

export type FieldProblems = Readonly<Record<string, FieldProblem>>;

const email = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

function numberProblem({ minimum, maximum }: FieldFact, text: string): FieldProblem | undefined {
  if (!/^-?\d+$/.test(text)) return { kind: 'integer' };
  const value = Number(text);
  if (minimum !== undefined && value < minimum) return { kind: 'minimum', figure: minimum };
  if (maximum !== undefined && value > maximum) return { kind: 'maximum', figure: maximum };
  return undefined;
}

function textProblem(fact: FieldFact, text: string): FieldProblem | undefined {
  const { format, pattern, example = '', minLength, maxLength } = fact;
  if (format === 'email' && !email.test(text)) return { kind: 'email' };
  if (format === 'uri' && !parseUrl(text)) return { kind: 'address' };
  if (minLength !== undefined && text.length < minLength) return { kind: 'shortest', figure: minLength };
  if (maxLength !== undefined && text.length > maxLength) return { kind: 'longest', figure: maxLength };
  if (pattern && !new RegExp(pattern).test(text)) return { kind: 'pattern', example };
  return undefined;
}

/**
 * Validates one field against the contract.
 * @param isNeeded whether the field is required: a field of an object that is not sent is not
 */
function validateField(field: FormField, text: string, isNeeded: boolean): FieldProblem | undefined {
  if (text === '') return isNeeded ? { kind: 'required' } : undefined;
  if (isCheckbox(field)) return undefined;
  return field.fact.type === 'integer' ? numberProblem(field.fact, text) : textProblem(field.fact, text);
}

/** Whether another field of the same object or list is sent, so that its required fields are required. */
function isParentSent(form: FormDefinition, { path, location }: FormField, typed: TypedValues): boolean {
  if (location !== 'body') return true;
  const parent = path.slice(0, Math.max(path.lastIndexOf('.'), 0));
  if (parent === '' || parent.endsWith(']')) return parent === '';
  return fieldsOf(form).some((other) => other.path.startsWith(`${parent}.`) && typed[other.path]?.trim());
}

/**
 * Validates all fields of a form against the contract.
 * @param amounts limits of each payment method in cents, from the contract
 */
export function validateForm(
  form: FormDefinition,
  typed: TypedValues,
  amounts: Readonly<Record<string, { minCents: number; maxCents: number }>>,
): FieldProblems {
  const found: Record<string, FieldProblem> = {};
  for (const field of fieldsOf(form)) {
    const isNeeded = field.fact.isRequired && !isCheckbox(field) && isParentSent(form, field, typed);
    const problem = validateField(field, typed[field.path]?.trim() ?? '', isNeeded);
    if (problem) found[field.path] = problem;
  }
  const limit = amounts[typed['payment.paymentMethod.code'] ?? ''];
  const amount = typed['payment.amount'];
  if (!limit || !amount || found['payment.amount']) return found;
  if (Number(amount) < limit.minCents) found['payment.amount'] = { kind: 'minimum', figure: limit.minCents };
  if (Number(amount) > limit.maxCents) found['payment.amount'] = { kind: 'maximum', figure: limit.maxCents };
  return found;
}
