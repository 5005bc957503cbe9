import type { LimitKind, ParameterLocation } from '../description/referenceTypes.ts';

export interface ReferenceTexts {
  operations: string;
  filter: string;
  filterHint: string;
  access: string;
  accessWords: string;
  shared: string;
  envelope: string;
  envelopeWords: string;
  sharedAnswers: string;
  sharedAnswersWords: string;
  refused: string;
  alsoTakes: string;
  parameters: Record<ParameterLocation, string>;
  body: string;
  bodyExamples: string;
  optional: string;
  required: string;
  unfold: (name: string) => string;
  values: string;
  limits: Record<LimitKind, string>;
  example: string;
  answers: string;
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
  /** Label of an error code that was chosen by the sandbox. */
  chosen: string;
  saw: string;
  happened: string;
  fix: string;
  provoke: string;
  where: string;
  everywhere: (count: number, all: number) => string;
  nowhere: string;
  /** Text after a remedy that changes no data of the sandbox. */
  outside: string;
  retryable: string;
}
