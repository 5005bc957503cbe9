import type { Reply } from '../../core/client.ts';
import { pointerOf } from './fieldPath.ts';
import { type FormDefinition, fieldsOf } from './formDefinition.ts';
import type { FormRequest } from './formRequest.ts';

interface ErrorLine {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string };
}

/** Messages of a refusal: by the path of their field, and those about no field of the form. */
export interface FieldErrors {
  fields: Readonly<Record<string, string>>;
  others: readonly string[];
}

/** The field that an error concerns: the one it names, or the first one inside the object it names. */
function pathOf(form: FormDefinition, request: FormRequest, { source }: ErrorLine): string | undefined {
  const { pointer, parameter } = source ?? {};
  if (parameter)
    return fieldsOf(form).find(({ path, location }) => path === parameter && location !== 'body')?.path;
  if (!pointer) return undefined;
  const named = fieldsOf(form)
    .filter(({ location }) => location === 'body')
    .map(({ path }) => ({ path, at: pointerOf(request.body, path) }));
  const exact = named.find(({ at }) => at === pointer);
  return (exact ?? named.find(({ at }) => at.startsWith(`${pointer}/`)))?.path;
}

export function fieldErrorsIn(form: FormDefinition, request: FormRequest, reply: Reply): FieldErrors {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  if (!('body' in reply) || reply.status < 400) return { fields, others };
  const { error } = reply.body as { error?: ErrorLine & { errors?: readonly ErrorLine[] } };
  const reasons = error?.errors?.length ? error.errors : error ? [error] : [];
  for (const reason of reasons) {
    const path = pathOf(form, request, reason);
    const sentence = `${reason.msg} (${reason.code})`;
    if (path && !fields[path]) fields[path] = sentence;
    else others.push(sentence);
  }
  return { fields, others };
}
