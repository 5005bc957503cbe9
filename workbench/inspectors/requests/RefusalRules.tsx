import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { ErrorLine } from '../../core/exchangeErrors.ts';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';

interface RefusalRule {
  code: string;
  msg: string;
  field?: string;
  link: string | null;
}

/** Errors in a refused request, each with the page that explains its code. */
export function refusalsIn({ responseBody, rules }: Pick<LoggedRequest, 'responseBody' | 'rules'>): RefusalRule[] {
  if (rules.length === 0) return [];
  const links = new Map(rules.map(({ code, link }) => [code, link]));
  return linesOf(responseBody).map(({ code, msg, source }) => {
    const field = source?.pointer || source?.parameter || source?.header;
    return { code, msg, field, link: links.get(code) ?? null };
  });
}

/** Empty if the body cannot be parsed, because the log truncates long ones. */
function linesOf(body: string): ErrorLine[] {
  try {
    return (JSON.parse(body) as { error?: { errors?: ErrorLine[] } }).error?.errors ?? [];
  } catch {
    return [];
  }
}

export function RefusalRules({ request }: { request: LoggedRequest }) {
  const { words, facts, docsUrl } = useWorkbench();
  const w = words.requests;
  const refusals = refusalsIn(request);
  if (refusals.length === 0) return null;
  const catalogue: Readonly<Record<string, { cause: string; remedy: string } | undefined>> = facts.errors;
  return (
    <section>
      <h3>{w.refusedBy(refusals.length)}</h3>
      <ul className={`${blocks.list} ${blocks.column}`}>
        {refusals.map(({ code, msg, field, link }, position) => (
          <li key={`${code} ${field ?? position}`} className={blocks.alert}>
            <p className={blocks.row}>
              <code className={blocks.failed}>{code}</code>
              {field && (
                <span>
                  {w.inField} <code>{field}</code>
                </span>
              )}
            </p>
            <strong>{msg}</strong>
            {catalogue[code] && (
              <dl className={blocks.pairs}>
                <dt>{w.cause}</dt>
                <dd>{catalogue[code].cause}</dd>
                <dt>{w.remedy}</dt>
                <dd>{catalogue[code].remedy}</dd>
              </dl>
            )}
            {link && <a href={docsUrl + link}>{w.more(code)}</a>}
          </li>
        ))}
      </ul>
    </section>
  );
}
