/** What the API's description says of a field. */
export interface FieldFact {
  /** The way to it as pages write it: `redirects[].type`. */
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
   * The way to it: `payment.amount`; in a list, the item that has a value, `redirects[type=success].url`. A way that
   * ends in an item is a tick: the item is sent or not.
   */
  path: string;
  location: 'path' | 'query' | 'body';
  fact: FieldFact;
  /** As the form calls it: its way, from the object its group is about. */
  label: string;
  /** One of a few, with what each means where the contract has words for it. */
  choices?: readonly { id: string; label: string }[];
}

/** Fields that belong together. */
export interface FormGroup {
  /** The object they lie in, and what it is. */
  name?: string;
  words?: string;
  /** Starts as its name alone. */
  folded?: boolean;
  fields: readonly FormField[];
}

/** What is typed, by the way of each field, as typed. */
export type TypedValues = Readonly<Record<string, string>>;

/** A form for one call of the API. */
export interface FormDefinition {
  method: string;
  /** With its parameters in braces: `/api/customers/{uuid}`. */
  path: string;
  groups: readonly FormGroup[];
  initialValues: TypedValues;
}

/** All fields of a form, in order. */
export function fieldsOf({ groups }: FormDefinition): readonly FormField[] {
  return groups.flatMap(({ fields }) => fields);
}

/** Whether a field is an item of a list that is sent or not. */
export const isCheckbox = ({ path }: FormField): boolean => path.endsWith(']');
