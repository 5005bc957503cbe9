import type { LimitKind, ParameterLocation } from '../description/reference.ts';

/** Everything the page says that is not in the description, in the language of the page. */
export interface ReferenceTexts {
  /** Name of the tree, and of the button that shows it on narrow screens. */
  operations: string;
  /** What the box at the top of the tree does, and what can be typed there. */
  filter: string;
  filterHint: string;
  access: string;
  accessWords: string;
  shared: string;
  envelope: string;
  envelopeWords: string;
  sharedAnswers: string;
  sharedAnswersWords: string;
  /** Before the link to the model of a refusal. */
  refused: string;
  alsoTakes: string;
  parameters: Record<ParameterLocation, string>;
  body: string;
  optional: string;
  required: string;
  /** Shows the fields inside of one, `{name}`. */
  unfold: string;
  values: string;
  limits: Record<LimitKind, string>;
  example: string;
  answers: string;
  /** How many codes an answer can carry, `{count}`. */
  codes: string;
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
  saw: string;
  happened: string;
  fix: string;
  provoke: string;
  where: string;
  everywhere: string;
  nowhere: string;
  retryable: string;
}
