import type { LoggedRequest } from '@balcao/contract/control/schema.ts';

/** One rule that refused a call, from the response. */
interface RefusalRule {
  code: string;
  msg: string;
  /** The field, parameter or header that it concerns. */
  field?: string;
  /** Path on the documentation site. */
  link: string | null;
}

interface ErrorLine {
  code: string;
  msg: string;
  source?: { pointer?: string; parameter?: string; header?: string };
}

/** Rules that refused a call: the errors of its response, each with the page that explains its code. */
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

/** The log truncates long bodies, which cannot be parsed. */
function linesOf(body: string): ErrorLine[] {
  try {
    return (JSON.parse(body) as { error?: { errors?: ErrorLine[] } }).error?.errors ?? [];
  } catch {
    return [];
  }
}
