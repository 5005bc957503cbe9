/** What the API's description states about a field. */
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

/** One field of a form, as data. */
export interface FormField {
  /**
   * Path of the field: `payment.amount`. An item of a list is selected by a value: `redirects[type=success].url`. A
   * path that ends in an item is a checkbox: the item is sent or not.
   */
  path: string;
  location: 'path' | 'query' | 'body';
  fact: FieldFact;
  /** Name of the field relative to its group's object. */
  label: string;
  /** Allowed values, each with the contract's label where it has one. */
  choices?: readonly { id: string; label: string }[];
}

/** Fields that belong together. */
export interface FormGroup {
  /** The object that holds the fields, and its description. */
  name?: string;
  words?: string;
  /** Starts collapsed. */
  folded?: boolean;
  fields: readonly FormField[];
}

/** Typed values by the path of their field. */
export type TypedValues = Readonly<Record<string, string>>;

/** A form for one call of the API. */
export interface FormDefinition {
  method: string;
  /** Path with its parameters in braces: `/api/customers/{uuid}`. */
  path: string;
  groups: readonly FormGroup[];
  initialValues: TypedValues;
}

/** All fields of a form, in order. */
export function fieldsOf({ groups }: FormDefinition): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Whether a field is a checkbox: an item of a list that is sent or not. */
export const isCheckbox = ({ path }: FormField): boolean => path.endsWith(']');
