import type { LoggedRequest } from '@balcao/contract/control/schema.ts';

/** One rule that refused a call, as the answer told it. */
export interface RefusalRule {
  code: string;
  msg: string;
  /** The field, parameter or header it is about. */
  field?: string;
  /** Path on the documentation site. */
  link: string | null;
}

interface ErrorLine {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string; header?: string };
}

/** What refused a call: the lines of its answer, each with the page that explains its code. */
export function refusalsIn({
  responseBody,
  rules,
}: Pick<LoggedRequest, 'responseBody' | 'rules'>): RefusalRule[] {
  if (rules.length === 0) return [];
  const links = new Map(rules.map(({ code, link }) => [code, link]));
  return linesOf(responseBody).map(({ code, msg, source }) => {
    const field = source?.pointer || source?.parameter || source?.header;
    return { code, msg, field, link: links.get(code) ?? null };
  });
}

/** The log keeps a body only so far; one that was cut tells nothing more. */
function linesOf(body: string): ErrorLine[] {
  try {
    return (JSON.parse(body) as { error?: { errors?: ErrorLine[] } }).error?.errors ?? [];
  } catch {
    return [];
  }
}
