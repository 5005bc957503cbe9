import type { LimitKind, ParameterLocation } from '../description/reference.ts';

export interface ReferenceTexts {
  /** Name of the tree and of the button that opens it. */
  operations: string;
  /** Label and hint of the tree's filter. */
  filter: string;
  filterHint: string;
  access: string;
  accessWords: string;
  shared: string;
  envelope: string;
  envelopeWords: string;
  sharedAnswers: string;
  sharedAnswersWords: string;
  /** Text before the link to the model of refusals. */
  refused: string;
  alsoTakes: string;
  parameters: Record<ParameterLocation, string>;
  body: string;
  /** Label that expands the examples of a body. */
  bodyExamples: string;
  optional: string;
  required: string;
  /** Label that expands the inner fields of a field. */
  unfold: (name: string) => string;
  values: string;
  limits: Record<LimitKind, string>;
  example: string;
  answers: string;
  /** Number of error codes. */
  codes: (count: number) => string;
  callback: string;
  deprecated: string;
  guides: string;
  tryIt: string;
  copyMarkdown: string;
  copyCode: string;
  request: string;
  answer: string;
  recorded: string;
  language: string;
  webhooks: string;
  webhooksWords: string;
  models: string;
  modelsWords: string;
  errors: string;
  errorsWords: string;
  /** Mark of a code whose refusals the sandbox chose. */
  chosen: string;
  saw: string;
  happened: string;
  fix: string;
  provoke: string;
  where: string;
  /** Number of operations that answer with a code, of all operations. */
  everywhere: (count: number, all: number) => string;
  nowhere: string;
  /** Follows a remedy that changes nothing in the sandbox. */
  outside: string;
  retryable: string;
}
