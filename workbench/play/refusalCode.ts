import { parsedBody, type RecordedStep } from '../multibanco/recording.ts';

/** The code with which a step of a recording is refused, which tells two calls of one operation apart; if it is. */
export function refusalCode({ kind, response }: RecordedStep): string | undefined {
  if (kind === 'delivery' || response.status < 400) return undefined;
  const { error } = parsedBody(response.body) as { error?: { code: string; errors?: { code: string }[] } };
  return error?.errors?.[0]?.code ?? error?.code;
}
