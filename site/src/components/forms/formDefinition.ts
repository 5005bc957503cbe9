import type {
  FieldFact,
  FormDefinition,
  FormField,
  FormGroup,
  TypedValues,
} from '@balcao/workbench/panels/forms/formDefinition.ts';
import type { OperationFact } from '../../facts/types.ts';

/** Selection of a call's fields for a form; their properties come from the contract. */
export interface FormPlan {
  groups: readonly {
    /** Object that contains the fields; its name and description are shown. */
    name?: string;
    folded?: boolean;
    paths: readonly string[];
  }[];
  initialValues: TypedValues;
}

type Fields = Readonly<Record<string, FieldFact>>;
export type ValueLabels = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A path without item selectors, as in the description. */
const plain = (path: string) => path.replace(/\[\w+=\w+\]/g, '');

function locationOf(fieldPath: string, operation: OperationFact): FormField['location'] {
  if (operation.path.includes(`{${fieldPath}}`)) return 'path';
  return operation.method === 'GET' ? 'query' : 'body';
}

/** Label of a field: its path relative to the group's object; an item of a list by its value and label. */
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
