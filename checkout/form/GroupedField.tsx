import { Field } from '@balcao/ui/field/Field.tsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { groupTypedText } from '../format/groupDigits.ts';

interface GroupedFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'value'> {
  value: string;
  group: (digits: string) => string;
  onText: (text: string) => void;
}

/** Field that groups digits while the payer types and keeps the position of the cursor. */
export function GroupedField({ group, onText, ...field }: GroupedFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = groupTypedText(target.value, target.selectionStart ?? target.value.length, group);
    // Writes the text at once, so that React's next render does not move the cursor.
    target.value = text;
    target.setSelectionRange(caret, caret);
    onText(text);
  };
  return <Field {...field} inputMode="numeric" onChange={change} />;
}
