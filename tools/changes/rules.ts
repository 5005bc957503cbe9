/** One line of the listing (tools/derived/listing.ts). */
export interface Line {
  kind: 'operation' | 'parameter' | 'field' | 'fact';
  /** What an entry of the list of changes calls it: `createRefund`, `createRefund.id`, `Payment.fee`. */
  name: string;
  isRequired: boolean;
  /** What the listing says of it. */
  says: string;
  whole: string;
}

export interface Difference extends Pick<Line, 'kind' | 'name'> {
  before?: Line;
  after?: Line;
  /** Whether callers send it, or receive it; a field may be both. */
  isSent: boolean;
  isReceived: boolean;
  /** Whether the field, or the schema, that it is part of was there before. */
  isInOld: boolean;
  /** Why a program that worked before may fail: the first rule that says so. */
  breaks?: string;
}

type Pair = { before: Line; after: Line };

/** A keyword ends before the next one, or with the brackets of the array that it describes. */
const keywordIn = (says: string, keyword: string): string | undefined =>
  new RegExp(String.raw`(?:^|[ (])${keyword}=(.*?)(?= \w+=|\)*$)`).exec(says)?.[1];

const limits = 'const|enum|default|pattern|format|minimum|maximum|minLength|maxLength|minItems|maxItems';
const typeOf = ({ says }: Line) =>
  says.replace(new RegExp(String.raw`(^|[ (])(${limits})=.*?(?= \w+=|\)*$)`, 'g'), '$1').trim();

const valuesIn = ({ says }: Line): unknown[] => JSON.parse(keywordIn(says, 'enum') ?? '[]');
const numberIn = ({ says }: Line, keyword: string) => Number(keywordIn(says, keyword) ?? Number.NaN);

/** Whether an upper limit is new or lower, or a lower one new or higher. */
function isNarrower({ before, after }: Pair): boolean {
  const isTighter = (keyword: string, sign: 1 | -1) => {
    const [was, is] = [numberIn(before, keyword), numberIn(after, keyword)];
    return !Number.isNaN(is) && !(sign * is >= sign * was);
  };
  return (
    ['maximum', 'maxLength', 'maxItems'].some((keyword) => isTighter(keyword, 1)) ||
    ['minimum', 'minLength', 'minItems'].some((keyword) => isTighter(keyword, -1)) ||
    ['pattern', 'format'].some(
      (keyword) =>
        after.says.includes(`${keyword}=`) &&
        keywordIn(before.says, keyword) !== keywordIn(after.says, keyword),
    ) ||
    (valuesIn(before).length === 0 && valuesIn(after).length > 0)
  );
}

const requestOf = ({ says }: Line) => says.split(': ')[0];
const successesOf = ({ says }: Line): string[] => says.match(/\b2\d\d\b[^;]*/g) ?? [];

const gone = ({ before, after }: Difference) => before !== undefined && after === undefined;
const both = ({ before, after }: Difference, holds: (pair: Pair) => boolean) =>
  before !== undefined && after !== undefined && holds({ before, after });
const isNowRequired = ({ before, after }: Difference) => after?.isRequired === true && !before?.isRequired;

/** What breaks a program that worked before, with the reason; the first that holds is given. */
export const rules: readonly (readonly [reason: string, holds: (difference: Difference) => boolean])[] = [
  ['the operation is gone', (each) => each.kind === 'operation' && gone(each)],
  [
    'its path, credentials or body are others',
    (each) =>
      each.kind === 'operation' && both(each, ({ before, after }) => requestOf(before) !== requestOf(after)),
  ],
  [
    'a successful response is gone or another',
    (each) =>
      each.kind === 'operation' &&
      both(each, ({ before, after }) => successesOf(before).some((it) => !successesOf(after).includes(it))),
  ],
  ['the parameter is gone', (each) => each.kind === 'parameter' && gone(each)],
  [
    'the parameter is required now',
    (each) => each.kind === 'parameter' && each.isInOld && isNowRequired(each),
  ],
  ['a field of a response is gone', (each) => each.isReceived && gone(each)],
  ['a field of a request is gone', (each) => each.isSent && gone(each)],
  ['a field of a request is required now', (each) => each.isSent && each.isInOld && isNowRequired(each)],
  [
    'a field of a response may be missing now',
    (each) => each.isReceived && both(each, ({ before, after }) => before.isRequired && !after.isRequired),
  ],
  [
    'its type is another',
    (each) =>
      ['field', 'parameter'].includes(each.kind) &&
      both(each, ({ before, after }) => typeOf(before) !== typeOf(after)),
  ],
  [
    'a value is gone',
    (each) =>
      both(each, ({ before, after }) => {
        const left = valuesIn(after);
        return left.length > 0 && valuesIn(before).some((value) => !left.includes(value));
      }),
  ],
  ['a limit of a request is narrower', (each) => each.isSent && both(each, isNarrower)],
];
