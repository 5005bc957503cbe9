import blocks from '@balcao/ui/blocks.module.css';
import type { SchemaIssue } from './checkSchema.ts';

export function IssueList({ issues, texts }: { issues: readonly SchemaIssue[]; texts: { check: CheckTexts } }) {
  return (
    <ul className={blocks.failed}>
      {issues.map((issue) => {
        const message = issueMessage(issue, texts.check);
        return <li key={`${issue.pointer} ${issue.keyword}`}>{message}</li>;
      })}
    </ul>
  );
}

/** Messages by rule; `field` is the name of the value. */
export interface CheckTexts {
  whole: string;
  required(field: string): string;
  /** Expected and actual types, as named in JSON Schema. */
  type(field: string, wanted: readonly string[], found: string): string;
  enum(field: string, values: string): string;
  pattern(field: string, example: string | undefined): string;
  format(field: string, format: string): string;
  minLength(field: string, length: number): string;
  maxLength(field: string, length: number): string;
  minimum(field: string, least: number): string;
  maximum(field: string, most: number): string;
  minItems(field: string, least: number): string;
  maxItems(field: string, most: number): string;
  other(field: string, keyword: string): string;
}

/** Readable name of a value: `payment.redirects[0].url`. */
function fieldName(pointer: string, texts: CheckTexts): string {
  if (pointer === '') return texts.whole;
  const steps = pointer.slice(1).split('/');
  const name = steps.map((step) => (/^\d+$/.test(step) ? `[${step}]` : `.${step}`)).join('');
  return name.replace(/^\./, '').replaceAll('~1', '/').replaceAll('~0', '~');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

type Sentence = (field: string, issue: SchemaIssue, texts: CheckTexts) => string;

const sentences: Readonly<Record<string, Sentence>> = {
  required: (field, _, texts) => texts.required(field),
  type: (field, { wanted, found }, texts) => texts.type(field, [wanted].flat().map(String), typeOf(found)),
  enum: (field, { wanted }, texts) => texts.enum(field, [wanted].flat().map(String).join(', ')),
  pattern: (field, { example }, texts) => texts.pattern(field, example === undefined ? undefined : String(example)),
  format: (field, { wanted }, texts) => texts.format(field, String(wanted)),
  minLength: (field, { wanted }, texts) => texts.minLength(field, Number(wanted)),
  maxLength: (field, { wanted }, texts) => texts.maxLength(field, Number(wanted)),
  minimum: (field, { wanted }, texts) => texts.minimum(field, Number(wanted)),
  maximum: (field, { wanted }, texts) => texts.maximum(field, Number(wanted)),
  minItems: (field, { wanted }, texts) => texts.minItems(field, Number(wanted)),
  maxItems: (field, { wanted }, texts) => texts.maxItems(field, Number(wanted)),
};

export function issueMessage(issue: SchemaIssue, texts: CheckTexts): string {
  const field = fieldName(issue.pointer, texts);
  const sentence = sentences[issue.keyword];
  return sentence ? sentence(field, issue, texts) : texts.other(field, issue.keyword);
}
