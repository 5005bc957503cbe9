import type { LoggedRequest } from '@balcao/contract/control/schema.ts';

/** One rule that refused a call, as the answer told it. */
export interface Refusal {
  code: string;
  msg: string;
  /** The field, parameter or header it is about. */
  place?: string;
  /** Path on the documentation site. */
  link: string | null;
}

interface Told {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string; header?: string };
}

/** What refused a call: the lines of its answer, each with the page that explains its code. */
export function refusalsIn({
  responseBody,
  rules,
}: Pick<LoggedRequest, 'responseBody' | 'rules'>): Refusal[] {
  if (rules.length === 0) return [];
  const links = new Map(rules.map(({ code, link }) => [code, link]));
  return linesOf(responseBody).map(({ code, msg, source }) => {
    const place = source?.pointer || source?.parameter || source?.header;
    return { code, msg, place, link: links.get(code) ?? null };
  });
}

/** The log keeps a body only so far; one that was cut tells nothing more. */
function linesOf(body: string): Told[] {
  try {
    return (JSON.parse(body) as { error?: { errors?: Told[] } }).error?.errors ?? [];
  } catch {
    return [];
  }
}
