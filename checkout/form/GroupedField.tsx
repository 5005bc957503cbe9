import { Field } from '@balcao/ui/field/Field.tsx';
import type { ChangeEvent, ComponentProps } from 'react';
import { groupTypedText } from '../format/groupDigits.ts';

interface GroupedFieldProps extends Omit<ComponentProps<typeof Field>, 'onChange' | 'value'> {
  value: string;
  group: (digits: string) => string;
  onText: (text: string) => void;
}

/** A box for digits that puts them in groups while they are typed, and leaves the cursor where it was. */
export function GroupedField({ group, onText, ...field }: GroupedFieldProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const { text, caret } = groupTypedText(target.value, target.selectionStart ?? target.value.length, group);
    // Written at once, so that the text React renders next is there already and moves no cursor.
    target.value = text;
    target.setSelectionRange(caret, caret);
    onText(text);
  };
  return <Field {...field} inputMode="numeric" onChange={change} />;
}
