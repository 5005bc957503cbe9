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
    paths: readonly string[];
  }[];
  /** What stands in the fields at first. */
  initialValues: TypedValues;
}

type Fields = Readonly<Record<string, FieldFact>>;
/** Words for the values of fields that are one of a few, by the field. */
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A way as the description knows it: without the item of a list. */
const plain = (path: string) => path.replace(/\[\w+=\w+\]/g, '');

function locationOf(fieldPath: string, operation: OperationFact): FormField['location'] {
  if (operation.path.includes(`{${fieldPath}}`)) return 'path';
  return operation.method === 'GET' ? 'query' : 'body';
}

/** A way from the object a group is about; an item of a list by its value, and what that means. */
function labelOf(path: string, group: string | undefined, meanings: ValueLabels): string {
  const [, list = '', key, item = '', rest = ''] = /^(.*)\[(\w+)=(\w+)\](.*)$/.exec(path) ?? [];
  if (!key) return group ? path.slice(group.length + 1) : path;
  const meaning = meanings[`${list}.${key}`]?.[item];
  return [`${item}${rest}`, meaning && `(${meaning})`].filter(Boolean).join(' ');
}

function fieldOf(
  path: string,
  group: string | undefined,
  operation: OperationFact,
  fields: Fields,
  meanings: ValueLabels,
): FormField {
  const item = /\[(\w+)=\w+\]$/.exec(path)?.[1];
  const name = item ? `${plain(path)}.${item}` : plain(path);
  const fact = fields[name];
  if (!fact) throw new Error(`${operation.id} has no field "${path}"`);
  const choices = item ? undefined : fact.oneOf?.map((id) => ({ id, label: meanings[name]?.[id] ?? id }));
  return {
    path,
    location: locationOf(path, operation),
    fact,
    label: labelOf(path, group, meanings),
    choices,
  };
}

/** A form's table: the plan, filled with what the contract says of the call and of each field. */
export function formDefinition(
  plan: FormPlan,
  operation: OperationFact,
  fields: Fields,
  meanings: ValueLabels = {},
): FormDefinition {
  const groups = plan.groups.map(
    ({ name, folded, paths }): FormGroup => ({
      name,
      folded,
      words: name ? fields[name]?.words : undefined,
      fields: paths.map((path) => fieldOf(path, name, operation, fields, meanings)),
    }),
  );
  return {
    method: operation.method,
    path: `/api${operation.path}`,
    groups,
    initialValues: plan.initialValues,
  };
}
