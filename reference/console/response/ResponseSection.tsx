import { isObject } from '@balcao/text/jsonPath.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import type { WireResponse } from '@balcao/ui/behaviour/sendRequest.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { ButtonLink } from '@balcao/ui/button/Button.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Note } from '@balcao/ui/note/Note.tsx';
import { Fragment, memo } from 'react';
import { ConsoleSection } from '../ConsoleSection.tsx';
import styles from '../console.module.css';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { formatJson, parseJson } from '../draft/parseJson.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import { ConformityLine, type ResponseViewProps } from '../response/ConformityLine.tsx';
import { isCallFailure, type Outcome } from '../send/sendCall.ts';
import { modelsIn } from './modelsIn.ts';

/** Values of all members named `code`, in order and without duplicates. */
export function codesIn(value: unknown): string[] {
  return [...new Set(codeValues(value))];
}

function* codeValues(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const item of value) yield* codeValues(item);
  if (!isObject(value)) return;
  for (const [name, inside] of Object.entries(value)) {
    if (name === 'code' && typeof inside === 'string') yield inside;
    else yield* codeValues(inside);
  }
}

interface ResponseSectionProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  outcome: Outcome;
}

/** Response, or the reason why there is none. Memoised, because the reader may be editing the next call. */
export const ResponseSection = memo(function ResponseSection({ setting, operation, outcome }: ResponseSectionProps) {
  const { texts } = setting;
  if (isCallFailure(outcome)) {
    const { title, text } = texts.failures[outcome.failure];
    return (
      <ConsoleSection title={texts.answer.title}>
        <Note kind="danger" title={title}>
          <p>{text}</p>
        </Note>
      </ConsoleSection>
    );
  }
  return <ReceivedResponse {...{ setting, operation, answer: outcome }} />;
});

/** Maximum length of highlighted text, in characters. Thousands of tokens would slow the page down. */
const mostColoured = 150_000;

function ReceivedResponse({
  setting,
  operation,
  answer,
}: Omit<ResponseSectionProps, 'outcome'> & { answer: WireResponse }) {
  const { texts, highlight } = setting;
  const { status, headers, text, ms } = answer;
  const read = parseJson(text);
  const value = read.kind === 'value' ? read.value : undefined;
  const shown = value === undefined ? text : formatJson(value);
  const isColoured = value !== undefined && shown.length <= mostColoured;
  const isRefusal = status >= 400;
  const line = (
    <span className={blocks.row}>
      <Badge tone={isRefusal ? 'cancelled' : 'confirmed'}>{status}</Badge>
      <span className={blocks.hint}>{texts.answer.ms(ms)}</span>
    </span>
  );
  return (
    <ConsoleSection title={texts.answer.title} beside={line}>
      <ConformityLine {...{ setting, operation, status, value }} />
      <ResponseLinks {...{ setting, operation, status, value }} />
      {text === '' ? (
        <p className={blocks.hint}>{texts.answer.empty}</p>
      ) : (
        <div className={styles.code}>
          <CodeBlock
            key={String(isRefusal)}
            wrap={isRefusal}
            html={isColoured ? highlight(shown) : undefined}
            text={shown}
            label={`${texts.answer.body} ${status}`}
            texts={texts.code}
          />
        </div>
      )}
      <Disclosure title={`${texts.answer.headers} · ${headers.length}`}>
        <p className={blocks.hint}>{texts.answer.headersShown}</p>
        <dl className={`${blocks.pairs} ${blocks.code}`}>
          {headers.map(([name, content]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{content}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </ConsoleSection>
  );
}

/** Links from a response to the explanations of its error codes and to pages that it created. */
function ResponseLinks({ setting, operation, status, value }: ResponseViewProps) {
  const { document, texts, errorLink, openableFields } = setting;
  const schema = operation.responses[status];
  const codes = codesIn(value).filter((code) => errorLink(code));
  const found = schema ? [...modelsIn(document, schema, value)] : [];
  const pages = found.flatMap(({ model, object }) =>
    openableFields
      .filter(([name]) => name === model)
      .map(([, field]) => ({ field, address: object[field] }))
      .filter((each): each is { field: string; address: string } => isAddress(each.address)),
  );
  if (codes.length + pages.length === 0) return null;
  return (
    <div className={blocks.row}>
      {codes.length > 0 && (
        <p className={blocks.hint}>
          {texts.answer.errors}{' '}
          {codes.map((code) => (
            <Fragment key={code}>
              <a className={blocks.code} href={errorLink(code)}>
                {code}
              </a>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {pages.map(({ field, address }) => (
        <ButtonLink key={address} size="small" href={address} target="_blank" rel="noopener noreferrer">
          {texts.answer.open(field)}
        </ButtonLink>
      ))}
    </div>
  );
}

/** Whether a value is an http or https URL. Other values do not become links. */
function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
