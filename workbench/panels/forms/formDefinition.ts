export interface FieldFact {
  /** Path of the field, as pages write it: `redirects[].type`. */
  name: string;
  type: string;
  isRequired: boolean;
  words: string;
  format?: string;
  pattern?: string;
  example?: string;
  oneOf?: readonly string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface FormField {
  /**
   * Path of the field: `payment.amount`. An item of a list is selected by a value: `redirects[type=success].url`. A
   * path that ends in an item is a checkbox: the item is sent or not.
   */
  path: string;
  location: 'path' | 'query' | 'body';
  fact: FieldFact;
  label: string;
  /** Allowed values, each with the contract's label where it has one. */
  choices?: readonly { id: string; label: string }[];
}

export interface FormGroup {
  /** The object that holds the fields, and its description. */
  name?: string;
  words?: string;
  folded?: boolean;
  fields: readonly FormField[];
}

export type TypedValues = Readonly<Record<string, string>>;

export interface FormDefinition {
  method: string;
  /** Path with its parameters in braces: `/api/customers/{uuid}`. */
  path: string;
  groups: readonly FormGroup[];
  initialValues: TypedValues;
}

export function fieldsOf({ groups }: FormDefinition): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

export const isCheckbox = ({ path }: FormField): boolean => path.endsWith(']');
