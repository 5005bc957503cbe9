import type {
  FieldFact,
  FormDefinition,
  FormField,
  FormGroup,
  TypedValues,
} from '@balcao/workbench/forms/formDefinition.ts';
import type { OperationFact } from '../../facts/types.ts';

/** Which fields of a call a form has, as data; everything about them is the contract's. */
export interface FormPlan {
  groups: readonly {
    /** The object its fields lie in: its name and sentence are shown. */
    name?: string;
    folded?: boolean;
    ways: readonly string[];
  }[];
  /** What stands in the fields at first. */
  start: TypedValues;
}

type Fields = Readonly<Record<string, FieldFact>>;
/** Words for the values of fields that are one of a few, by the field. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A way as the description knows it: without the item of a list. */
const plain = (way: string) => way.replace(/\[\w+=\w+\]/g, '');

function placeOf(way: string, { method, path }: OperationFact): FormField['location'] {
  if (path.includes(`{${way}}`)) return 'path';
  return method === 'GET' ? 'query' : 'body';
}

/** A way from the object a group is about; an item of a list by its value, and what that means. */
function labelOf(way: string, group: string | undefined, meanings: Meanings): string {
  const [, list = '', key, item = '', rest = ''] = /^(.*)\[(\w+)=(\w+)\](.*)$/.exec(way) ?? [];
  if (!key) return group ? way.slice(group.length + 1) : way;
  const meaning = meanings[`${list}.${key}`]?.[item];
  return [`${item}${rest}`, meaning && `(${meaning})`].filter(Boolean).join(' ');
}

function fieldOf(
  way: string,
  group: string | undefined,
  operation: OperationFact,
  fields: Fields,
  meanings: Meanings,
): FormField {
  const item = /\[(\w+)=\w+\]$/.exec(way)?.[1];
  const name = item ? `${plain(way)}.${item}` : plain(way);
  const fact = fields[name];
  if (!fact) throw new Error(`${operation.id} has no field "${way}"`);
  const choices = item ? undefined : fact.oneOf?.map((id) => ({ id, label: meanings[name]?.[id] ?? id }));
  return {
    path: way,
    location: placeOf(way, operation),
    fact,
    label: labelOf(way, group, meanings),
    choices,
  };
}

/** A form's table: the plan, filled with what the contract says of the call and of each field. */
export function formOf(
  plan: FormPlan,
  operation: OperationFact,
  fields: Fields,
  meanings: Meanings = {},
): FormDefinition {
  const groups = plan.groups.map(
    ({ name, folded, ways }): FormGroup => ({
      name,
      folded,
      words: name ? fields[name]?.words : undefined,
      fields: ways.map((way) => fieldOf(way, name, operation, fields, meanings)),
    }),
  );
  return { method: operation.method, path: `/api${operation.path}`, groups, initialValues: plan.start };
}
