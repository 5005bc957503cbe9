import type { Reply } from '../client.ts';
import { pointerOf } from './fieldPath.ts';
import { type FormTable, fieldsOf } from './formDefinition.ts';
import type { FormRequest } from './formRequest.ts';

/** One reason for a refusal. */
interface Reason {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string };
}

/** What the sandbox refused: sentences by the way of their field, and those about no field of the form. */
export interface Refused {
  fields: Readonly<Record<string, string>>;
  others: readonly string[];
}

/** The field a reason is about: the one it names, or the first inside what it names. */
function wayOf(form: FormTable, request: FormRequest, { source }: Reason): string | undefined {
  const { pointer, parameter } = source ?? {};
  if (parameter) return fieldsOf(form).find(({ way, place }) => way === parameter && place !== 'body')?.way;
  if (!pointer) return undefined;
  const named = fieldsOf(form)
    .filter(({ place }) => place === 'body')
    .map(({ way }) => ({ way, at: pointerOf(request.body, way) }));
  const exact = named.find(({ at }) => at === pointer);
  return (exact ?? named.find(({ at }) => at.startsWith(`${pointer}/`)))?.way;
}

/** Reads a refusal, so that each of its reasons can be shown where it can be mended. */
export function refusedIn(form: FormTable, request: FormRequest, reply: Reply): Refused {
  const fields: Record<string, string> = {};
  const others: string[] = [];
  if (!('body' in reply) || reply.status < 400) return { fields, others };
  const { error } = reply.body as { error?: Reason & { errors?: readonly Reason[] } };
  const reasons = error?.errors?.length ? error.errors : error ? [error] : [];
  for (const reason of reasons) {
    const way = wayOf(form, request, reason);
    const sentence = `${reason.msg} (${reason.code})`;
    if (way && !fields[way]) fields[way] = sentence;
    else others.push(sentence);
  }
  return { fields, others };
}
