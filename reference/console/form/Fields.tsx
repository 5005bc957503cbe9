import { useRef, useState } from 'react';
import { isObject } from '../draft/jsonPath.ts';
import { startingValue } from '../draft/startingValue.ts';
import { AddOptional } from './AddOptional.tsx';
import type { GroupProps } from './fieldProps.ts';
import { type BodyField, bodyFields } from './formField.ts';
import { useFormScope } from './formScope.ts';

interface FieldsProps extends Pick<GroupProps, 'path' | 'value' | 'Inside'> {
  field: Pick<BodyField, 'schema' | 'model'>;
  /** Name of the containing object; undefined for the body. */
  name?: string;
}

/** Fields of an object: required and present ones, and buttons to add the others. */
export function Fields({ field: { schema, model }, path, value, name, Inside }: FieldsProps) {
  const { document, texts, change, remove } = useFormScope();
  const [added, setAdded] = useState('');
  const adding = useRef<HTMLElement>(null);
  const members = isObject(value) ? value : {};
  const all = bodyFields(document, schema);
  const shown = all.filter((field) => field.required || field.name in members);
  const others = all.filter((field) => !shown.includes(field));
  const add = (field: BodyField) => {
    setAdded(field.name);
    change([...path, field.name], startingValue(document, field.schema));
  };
  const takeAway = (field: BodyField) => {
    setAdded('');
    remove([...path, field.name]);
    // Rendered once something can be added.
    requestAnimationFrame(() => adding.current?.focus());
  };
  return (
    <>
      {shown.map((field) => (
        <Inside
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={members[field.name]}
          within={model}
          isNew={field.name === added}
          onRemove={field.name in members && !field.required ? () => takeAway(field) : undefined}
        />
      ))}
      <AddOptional
        {...{ name, texts }}
        items={others}
        nameOf={({ name: each }) => each}
        adding={adding}
        onAdd={add}
      />
    </>
  );
}
