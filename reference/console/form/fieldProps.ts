import type { ComponentType } from 'react';
import type { JsonPath } from '../draft/jsonPath.ts';
import type { BodyField } from './formField.ts';

export interface FieldProps {
  field: BodyField;
  path: JsonPath;
  value: unknown;
  /** Name of the model it is a field of. */
  within?: string;
  /** The reader has just asked for it: it takes the focus. */
  isNew: boolean;
  onRemove?: () => void;
}

/** A field with others inside it, each drawn by `Inside`. */
export interface GroupProps extends FieldProps {
  Inside: ComponentType<FieldProps>;
}
