/** Line of the listing (see tools/derived/listing.ts). */
export interface Line {
  kind: 'operation' | 'parameter' | 'field' | 'fact';
  /** Name in the list of changes, such as `createRefund`, `createRefund.id` or `Payment.fee`. */
  name: string;
  isRequired: boolean;
  /** Text after the name. */
  says: string;
  whole: string;
}

export interface Difference extends Pick<Line, 'kind' | 'name'> {
  before?: Line;
  after?: Line;
  /** Whether callers send it, receive it, or both. */
  isSent: boolean;
  isReceived: boolean;
  /** Whether its parent (a field or a schema) existed before. */
  isInOld: boolean;
  /** Reason why a working program may fail, from the first rule that applies. */
  breaks?: string;
}

/** Value of a keyword: the text before the next keyword or the closing bracket of its array. */
const ending = String.raw`=(.*?)(?= \w+=|\)*$)`;
const limits = 'const|enum|default|pattern|format|minimum|maximum|minLength|maxLength|minItems|maxItems';

const keywordIn = ({ says }: Line, keyword: string) => new RegExp(`(?:^|[ (])${keyword}${ending}`).exec(says)?.[1];
const typeOf = ({ says }: Line) => says.replace(new RegExp(`(^|[ (])(?:${limits})${ending}`, 'g'), '$1').trim();
const valuesIn = (line: Line): unknown[] => JSON.parse(keywordIn(line, 'enum') ?? '[]');
const requestOf = ({ says }: Line) => says.split(': ')[0];
const successesOf = ({ says }: Line): unknown[] => says.match(/\b2\d\d\b[^;]*/g) ?? [];

type Test = (before: Line | undefined, after: Line | undefined, difference: Difference) => boolean;

const both =
  (holds: (before: Line, after: Line) => boolean): Test =>
  (before, after) =>
    before !== undefined && after !== undefined && holds(before, after);
const isOther = (of: (line: Line) => unknown) => both((before, after) => of(before) !== of(after));
const losesSuccess = both((before, after) => successesOf(before).some((each) => !successesOf(after).includes(each)));
const losesValue = both(
  (before, after) =>
    keywordIn(after, 'enum') !== undefined && valuesIn(before).some((value) => !valuesIn(after).includes(value)),
);

const isGone: Test = (before, after) => before !== undefined && after === undefined;
const isRequired: Test = (before, after, { isInOld }) => isInOld && after?.isRequired === true && !before?.isRequired;
const mayBeMissing = both((before, after) => before.isRequired && !after.isRequired);

/** Whether an upper limit is new or lower, a lower limit is new or higher, or a format or list of values is new. */
const isNarrower = both((before, after) => {
  const isTighter = (sign: 1 | -1) => (keyword: string) => {
    const [was, is] = [keywordIn(before, keyword), keywordIn(after, keyword)];
    return is !== undefined && !(sign * Number(is) >= sign * Number(was));
  };
  const isNew = (keyword: string) => ![undefined, keywordIn(before, keyword)].includes(keywordIn(after, keyword));
  return (
    ['maximum', 'maxLength', 'maxItems'].some(isTighter(1)) ||
    ['minimum', 'minLength', 'minItems'].some(isTighter(-1)) ||
    ['pattern', 'format'].some(isNew) ||
    (valuesIn(before).length === 0 && isNew('enum'))
  );
});

type Applies = (difference: Difference) => boolean;
const operation: Applies = ({ kind }) => kind === 'operation';
const parameter: Applies = ({ kind }) => kind === 'parameter';
const sent: Applies = ({ isSent }) => isSent;
const received: Applies = ({ isReceived }) => isReceived;
const typed: Applies = ({ kind }) => kind === 'parameter' || kind === 'field';

/** Rules for breaking changes: the reason, the differences concerned, and the condition. */
const rules: readonly (readonly [reason: string, applies: Applies, holds: Test])[] = [
  ['the operation is gone', operation, isGone],
  ['its path, credentials or body are others', operation, isOther(requestOf)],
  ['a successful response is gone or another', operation, losesSuccess],
  ['the parameter is gone', parameter, isGone],
  ['the parameter is required now', parameter, isRequired],
  ['a field of a response is gone', received, isGone],
  ['a field of a request is gone', sent, isGone],
  ['a field of a request is required now', sent, isRequired],
  ['a field of a response may be missing now', received, mayBeMissing],
  ['its type is another', typed, isOther(typeOf)],
  ['a value is gone', typed, losesValue],
  ['a limit of a request is narrower', sent, isNarrower],
];

/** @returns the reason given by the first rule that applies */
export const breakOf = (difference: Difference): string | undefined =>
  rules.find(
    ([, applies, holds]) => applies(difference) && holds(difference.before, difference.after, difference),
  )?.[0];
