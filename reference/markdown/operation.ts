import type {
  Body,
  Operation,
  OperationResponse,
  OutgoingMessage,
  ParameterGroup,
} from '../description/referenceTypes.ts';
import type { OperationSample } from '../page/referenceContent.ts';
import type { ReferenceTexts } from '../page/referenceTexts.ts';
import { fieldLines, typeText } from './fieldRows.ts';

const heading = (text: string) => ['', `#### ${text}`, ''];

function parameterLines(groups: readonly ParameterGroup[], texts: ReferenceTexts): string[] {
  return groups.flatMap(({ location, fields }) => [
    ...heading(texts.parameters[location]),
    ...fieldLines(fields, texts),
  ]);
}

function bodyLines(body: Body | undefined, texts: ReferenceTexts): string[] {
  if (!body) return [];
  const name = body.type.model ? `\`${typeText(body.type)}\`: ` : '';
  return [...heading(texts.body), `${name}${body.words}`, '', ...fieldLines(body.fields, texts)];
}

function responseLines(answers: readonly OperationResponse[], texts: ReferenceTexts): string[] {
  const lines = answers.flatMap(({ status, words, codes, fields }) => [
    `- **${status}** ${words}${codes.length > 0 ? `: ${codes.map((code) => `\`${code}\``).join(', ')}` : ''}`,
    ...fieldLines(fields, texts, '  '),
  ]);
  return [...heading(texts.answers), ...lines];
}

export function messageLines(notice: OutgoingMessage, texts: ReferenceTexts): string[] {
  return [
    ...parameterLines(notice.parameters, texts),
    ...bodyLines(notice.body, texts),
    ...responseLines(notice.responses, texts),
  ];
}

const fence = (language: string, code: string) => ['', `\`\`\`${language}`, code, '```'];

export function operationLines(
  operation: Operation,
  texts: ReferenceTexts,
  sample: OperationSample | undefined,
): string[] {
  const { summary, method, path, words, notes, deprecated, parameters, body, responses, callbacks } = operation;
  return [
    `### ${summary}${deprecated ? ` (${texts.deprecated})` : ''}`,
    '',
    `\`${method} ${path}\``,
    '',
    words,
    ...notes.flatMap((note) => ['', note]),
    ...parameterLines(parameters, texts),
    ...bodyLines(body, texts),
    ...responseLines(responses, texts),
    ...callbacks.flatMap((callback) => [
      ...heading(`${texts.callback}: ${callback.summary}`),
      callback.words,
      ...messageLines(callback, texts),
    ]),
    ...(sample ? [...heading(texts.request), ...fence('sh', sample.request).slice(1)] : []),
    ...(sample?.response
      ? [...heading(`${texts.answer} ${sample.status}`), ...fence('json', sample.response).slice(1)]
      : []),
  ];
}

export function bodyExampleLines({ body }: Operation, texts: ReferenceTexts): string[] {
  if (!body || body.examples.length === 0) return [];
  const shown = body.examples.flatMap(({ summary, value }) => [
    '',
    summary,
    ...fence('json', JSON.stringify(value, null, 2)),
  ]);
  return [...heading(texts.bodyExamples), ...shown.slice(1)];
}
