import { schemaCheck } from '@balcao/reference/console/check/checkSchema.ts';
import { formatJson, parseJson } from '@balcao/reference/console/draft/parseJson.ts';
import { BodyForm } from '@balcao/reference/console/form/BodyForm.tsx';
import { findOperation } from '@balcao/reference/console/operation/consoleOperation.ts';
import { isObject } from '@balcao/text/jsonPath.ts';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import type { BodyFieldsProps } from '@balcao/workbench/panels/payment/PaymentPanel.tsx';
import { codeBlock } from '@words/chrome.ts';
import { consoleLoad } from '@words/reference.ts';
import { use, useMemo } from 'react';
import { provider } from '../../../../provider.config.ts';
import { pageContext } from '../../islands/pageContext.ts';
import { useDescription } from '../api/console/useDescription.ts';
import { loadConsoleWords } from '../api/console/words/consoleWords.ts';
import { meanings } from '../api/meanings.ts';
import { referencePages } from '../api/referencePages.ts';

const { base, file } = referencePages.api;

/** All fields of a request according to the API description, in the console's form. */
export function BodyFields({ panel, operation, body, onChange }: BodyFieldsProps) {
  const { mode, locale } = panel;
  const words = use(loadConsoleWords(locale));
  const origin = mode.kind === 'live' ? mode.origin : provider.sandbox;
  const found = useDescription(origin + base, mode.kind === 'live', pageContext(), file);
  const document = found.kind === 'found' ? found.document : undefined;
  const described = useMemo(() => document && findOperation(document, operation)?.body, [document, operation]);
  const check = useMemo(() => document && described && schemaCheck(document, described.schema), [document, described]);
  if (!document || !described) return <Progress label={consoleLoad.description} />;
  return (
    <BodyForm
      setting={{
        document,
        meanings: [...meanings, words.languages],
        texts: { ...words.console, code: codeBlock },
      }}
      body={described}
      draft={{ parameters: {}, text: formatJson(body) }}
      read={{ kind: 'value', value: body }}
      issues={check?.(body) ?? []}
      carried={[]}
      onChange={({ text }) => {
        const read = parseJson(text);
        if (read.kind === 'value' && isObject(read.value)) onChange(read.value);
      }}
    />
  );
}
