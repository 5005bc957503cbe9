import type { Reply } from './client.ts';

export interface ErrorLine {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string; header?: string };
}

/** Reason for a refusal: a message, and the JSON Pointer of the field. */
export interface RefusalReason {
  pointer?: string;
  code: string;
  text: string;
}

export function reasonsOf(reply: Reply): RefusalReason[] {
  if (!('body' in reply) || reply.status < 400) return [];
  const { error } = (reply.body ?? {}) as { error?: ErrorLine & { errors?: readonly ErrorLine[] } };
  const lines = error?.errors?.length ? error.errors : error ? [error] : [];
  return lines.map(({ msg, code, source }) => ({ pointer: source?.pointer, code, text: `${msg} (${code})` }));
}
