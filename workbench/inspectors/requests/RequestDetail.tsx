import type { LoggedRequest } from '@balcao/contract/control/controlSchema.ts';
import { formatStamp } from '@balcao/text/dates.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import blocks from '@balcao/ui/blocks.module.css';
import { BreakablePath } from '@balcao/ui/breakable-path/BreakablePath.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { curlOf } from '../../core/runnerContext.ts';
import type { WorkbenchFacts } from '../../facts/workbenchFacts.ts';
import { CollapsibleCode } from '../../parts/exchange/CollapsibleCode.tsx';
import { jsonHtml, prettyText } from '../../parts/exchange/json.ts';
import { Detail, NameValueList } from '../../parts/pane/Detail.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { RefusalRules } from './RefusalRules.tsx';

/** URL of an operation in the reference (docs/decisions/site-routes.md); undefined for the control API. */
export function operationLink(operation: string, { operations }: Pick<WorkbenchFacts, 'operations'>, docsUrl: string) {
  const found = operations.find(({ id }) => id === operation);
  return found && `${docsUrl}/api#tag/${found.tag}/${found.method}${found.path}`;
}

function Warnings({ warnings }: { warnings: LoggedRequest['warnings'] }) {
  const w = useWorkbench().words.requests;
  if (warnings.length === 0) return null;
  return (
    <section className={blocks.alert} data-tone="pending">
      <h3>{w.warnings}</h3>
      <ul>
        {warnings.map(({ pointer, reason, nearest }) => (
          <li key={pointer}>
            {pointer && <code>{pointer}</code>} {w.reasons[reason]}
            {nearest && (
              <>
                {' '}
                {w.nearest} <code>{nearest}</code>.
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function RequestDetail({ request }: { request: LoggedRequest }) {
  const { words, facts, locale, docsUrl, context } = useWorkbench();
  const w = words.requests;
  const { method, path, status, operation, at, durationMilliseconds, requestBody, responseBody } = request;
  const code = words.shared.exchange;
  const link = operation && operationLink(operation, facts, docsUrl);
  const summary = [...facts.operations, ...facts.control.operations].find(({ id }) => id === operation)?.summary;
  const milliseconds = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 }).format(
    durationMilliseconds,
  );
  return (
    <Detail
      title={summary ?? w.unknownOperation}
      headline={
        <>
          <MethodLabel method={method as HttpMethod} /> <BreakablePath text={path} />
        </>
      }
      mark={<Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>}
      note={link && <a href={link}>{w.inReference}</a>}
    >
      <RefusalRules request={request} />
      <Warnings warnings={request.warnings} />
      <NameValueList
        pairs={[
          [w.at, formatStamp(at, locale, new Date())],
          [w.duration, `${milliseconds} ms`],
          [w.requestId, request.requestId],
          [w.faults, request.faults.join(', ')],
        ]}
      />
      {requestBody && (
        <CollapsibleCode title={code.request} html={jsonHtml(prettyText(requestBody))} texts={code.code} open />
      )}
      <CollapsibleCode title={code.answer} html={jsonHtml(prettyText(responseBody))} texts={code.code} open />
      <CodeBlock
        title={w.repeat}
        label={w.repeat}
        wrap
        text={curlOf(context, { method, path, body: requestBody })}
        texts={code.code}
      />
    </Detail>
  );
}
