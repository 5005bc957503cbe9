import { parsedBody, type RecordedStep } from '../multibanco/recording.ts';

/** Refusal code of a recorded step, which distinguishes two calls of one operation; undefined for a success. */
export function refusalCode({ kind, response }: RecordedStep): string | undefined {
  if (kind === 'delivery' || response.status < 400) return undefined;
  const { error } = parsedBody(response.body) as { error?: { code: string; errors?: { code: string }[] } };
  return error?.errors?.[0]?.code ?? error?.code;
}
