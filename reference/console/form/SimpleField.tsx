import { pointerOf } from '@balcao/text/jsonPath.ts';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useId } from 'react';
import { SuggestedValues } from '../carry/SuggestedValues.tsx';
import { FormRow } from './FormRow.tsx';
import { type BodyField, numberFrom, scalarFrom } from './formField.ts';
import { type FieldProps, useFormScope } from './formScope.ts';
import { ValueInput } from './ValueInput.tsx';

const readers: Partial<Record<BodyField['kind'], (text: string) => unknown>> = {
  number: numberFrom,
  scalar: scalarFrom,
};

export function SimpleField({ field, path, value, within, isNew, onRemove }: FieldProps) {
  const { texts, meanings, issuesAt, change, carriedFor } = useFormScope();
  const id = useId();
  const { name, kind, type, required, nullable, description, choices } = field;
  const issues = issuesAt(pointerOf(path));
  const read = readers[kind] ?? ((text: string) => text);
  const asNull = nullable && kind !== 'choice' && (
    <Button
      size="small"
      kind={value === null ? 'primary' : 'quiet'}
      aria-pressed={value === null}
      aria-label={texts.field.asNull(name)}
      onClick={() => change(path, value === null ? '' : null)}
    >
      null
    </Button>
  );
  return (
    <FormRow {...{ id, name, type, required, description, issues, texts, isNew, onRemove }} tools={asNull}>
      <ValueInput
        {...{ id, kind, value, nullable, choices, meanings }}
        none={texts.field.none}
        wrong={issues.length > 0}
        told={`${id}-told`}
        onText={(text) => change(path, read(text))}
        onChoice={(next) => change(path, next)}
      />
      <SuggestedValues
        offers={carriedFor(within, name)}
        texts={texts.carried}
        value={value}
        onUse={(next) => change(path, next)}
      />
    </FormRow>
  );
}
