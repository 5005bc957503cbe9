import type { ComponentType } from 'react';
import type { JsonPath } from '../draft/jsonPath.ts';
import type { BodyField } from './formField.ts';

export interface FieldProps {
  field: BodyField;
  path: JsonPath;
  value: unknown;
  /** Name of the model it is a field of. */
  within?: string;
  /** Whether the reader just added it, so that it takes the focus. */
  isNew: boolean;
  onRemove?: () => void;
}

/** Props of a composite field, whose inner fields are rendered by `Inside`. */
export interface GroupProps extends FieldProps {
  Inside: ComponentType<FieldProps>;
}
