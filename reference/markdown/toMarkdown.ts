import {
  answeringWith,
  errorAnchor,
  errorsAnchor,
  modelAnchor,
  modelsAnchor,
  sectionMark,
  webhooksAnchor,
} from '../description/anchors.ts';
import { describedHere, type ErrorEntry, type ReferenceContent } from '../page/referenceContent.ts';
import { fieldLines, typeText } from './fieldRows.ts';
import { bodyExampleLines, messageLines, operationLines } from './operation.ts';

export type MarkdownContent = Pick<ReferenceContent, 'reference' | 'texts' | 'errors' | 'samples' | 'showsBodies'>;

function basics({ reference, texts }: MarkdownContent): string[] {
  const { access, shared, envelope } = reference;
  return [
    `## ${texts.access}`,
    '',
    ...access.map(({ name, words }) => `- **${name}**: ${words}`),
    '',
    `## ${texts.shared}`,
    '',
    ...fieldLines(shared, texts),
    '',
    `## ${texts.envelope}`,
    '',
    texts.envelopeWords,
    '',
    ...fieldLines(envelope, texts),
  ];
}

function chapters({ reference, texts, samples, showsBodies }: MarkdownContent): string[] {
  return reference.chapters.flatMap(({ anchor, label, words, operations }) => [
    '',
    sectionMark(anchor),
    '',
    `## ${label}`,
    '',
    words,
    ...operations.flatMap((operation) => [
      '',
      sectionMark(operation.anchor),
      '',
      ...operationLines(operation, texts, samples[operation.id]),
      ...(showsBodies ? bodyExampleLines(operation, texts) : []),
    ]),
  ]);
}

function webhooks({ reference, texts }: MarkdownContent): string[] {
  const { webhooks: events, webhookFrame } = reference;
  if (events.length === 0) return [];
  return [
    '',
    sectionMark(webhooksAnchor),
    '',
    `## ${texts.webhooks}`,
    '',
    texts.webhooksWords,
    ...(webhookFrame ? messageLines(webhookFrame, texts) : []),
    '',
    ...events.flatMap((event) => [
      `- \`${event.name}\`: ${event.words}`,
      ...(webhookFrame ? [] : messageLines(event, texts)),
    ]),
  ];
}

function models({ reference, texts }: MarkdownContent): string[] {
  return [
    '',
    sectionMark(modelsAnchor),
    '',
    `## ${texts.models}`,
    ...reference.models.flatMap(({ name, words, type, fields }) => [
      '',
      sectionMark(modelAnchor(name)),
      '',
      `### ${name}`,
      '',
      fields.length > 0 ? words : `\`${typeText(type)}\`: ${words}`,
      '',
      ...fieldLines(fields, texts),
    ]),
  ];
}

function errorLines(
  { code, status, msg, cause, remedy, remedyOutside, provoke, chosenAt }: ErrorEntry,
  content: MarkdownContent,
): string[] {
  const { texts, reference } = content;
  const calls = answeringWith(code, reference).map(({ method, path }) => `\`${method} ${path}\``);
  return [
    '',
    sectionMark(errorAnchor(code)),
    '',
    `### ${code}: ${msg}`,
    '',
    `- ${texts.saw}: ${status} ${msg}${chosenAt ? ` (${texts.chosen})` : ''}`,
    `- ${texts.happened}: ${cause}`,
    `- ${texts.fix}: ${remedy}${remedyOutside ? ` ${texts.outside}` : ''}`,
    `- ${texts.provoke}: ${provoke}`,
    `- ${texts.where}: ${calls.join(', ') || texts.nowhere}`,
  ];
}

/** Writes the reference as Markdown, for language models and for copying. Each section follows a marker. */
export function toMarkdown(content: MarkdownContent): string {
  const { reference, texts, errors } = content;
  const lines = [
    `# ${reference.title} ${reference.version}`,
    '',
    reference.words,
    '',
    ...basics(content),
    ...chapters(content),
    ...webhooks(content),
    ...models(content),
    '',
    sectionMark(errorsAnchor),
    '',
    `## ${texts.errors}`,
    ...describedHere(errors).flatMap((entry) => errorLines(entry, content)),
  ];
  return `${lines.join('\n').replace(/\n{3,}/g, '\n\n')}\n`;
}
