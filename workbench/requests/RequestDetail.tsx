import type { LoggedRequest } from '@balcao/contract/control/schema.ts';
import { formatStamp } from '@balcao/text/dates.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { curlOf } from '../pane/curl.ts';
import { Detail } from '../pane/Detail.tsx';
import { Pairs } from '../pane/NameValueList.tsx';
import { Fold } from '../exchange/CollapsibleCode.tsx';
import { jsonHtml, prettyText } from '../exchange/json.ts';
import { Path } from '../exchange/BreakablePath.tsx';
import { operationLink } from './operationLink.ts';
import { Rules } from './RefusalRules.tsx';
import { Warnings } from './Warnings.tsx';

/** One call, as the sandbox saw it. */
export function RequestDetail({ bench, request }: { bench: Bench; request: LoggedRequest }) {
  const { words, facts, locale, docsUrl, desk } = bench;
  const w = words.requests;
  const { method, path, status, operation, at, durationMilliseconds, requestBody, responseBody } = request;
  const code = words.shared.exchange;
  const link = operation && operationLink(operation, facts, docsUrl);
  const summary = [...facts.operations, ...facts.control.operations].find(
    ({ id }) => id === operation,
  )?.summary;
  const milliseconds = new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 }).format(
    durationMilliseconds,
  );
  return (
    <Detail
      title={summary ?? w.unknownOperation}
      headline={
        <>
          <MethodLabel method={method as HttpMethod} /> <Path text={path} />
        </>
      }
      mark={<Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>}
      note={link && <a href={link}>{w.inReference}</a>}
    >
      <Rules bench={bench} request={request} />
      <Warnings bench={bench} warnings={request.warnings} />
      <Pairs
        pairs={[
          [w.at, formatStamp(at, locale)],
          [w.duration, `${milliseconds} ms`],
          [w.faults, request.faults.join(', ')],
        ]}
      />
      {requestBody && (
        <Fold title={code.request} html={jsonHtml(prettyText(requestBody))} texts={code.code} open />
      )}
      <Fold title={code.answer} html={jsonHtml(prettyText(responseBody))} texts={code.code} open />
      <CodeBlock
        title={w.repeat}
        label={w.repeat}
        wrap
        text={curlOf({ ...desk, method, path, body: requestBody })}
        texts={code.code}
      />
    </Detail>
  );
}
