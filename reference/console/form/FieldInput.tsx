import { isObject, pointerOf } from '@balcao/text/jsonPath.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Field } from '@balcao/ui/field/Field.tsx';
import { type ReactNode, useId, useRef, useState } from 'react';
import { issueMessage } from '../check/IssueList.tsx';
import { startingValue } from '../draft/startingValue.ts';
import { AddOptional } from './AddOptional.tsx';
import { FieldHint, FieldName, RemoveButton } from './FormRow.tsx';
import styles from './form.module.css';
import { type BodyField, bodyField, bodyFields } from './formField.ts';
import { type FieldProps, useFormScope } from './formScope.ts';
import { SimpleField } from './SimpleField.tsx';

type GroupFrame = Pick<FieldProps, 'field' | 'path' | 'onRemove'> & { children: ReactNode };

function FieldGroup({ field, path, onRemove, children }: GroupFrame) {
  const { texts, issuesAt } = useFormScope();
  const id = useId();
  const { name, type, required, description } = field;
  const [issue] = issuesAt(pointerOf(path));
  return (
    <fieldset className={`${blocks.form} ${styles.group}`} aria-describedby={id}>
      <legend>
        <FieldName {...{ name, type, required, texts }} />
      </legend>
      {onRemove && <RemoveButton name={name} texts={texts} onRemove={onRemove} />}
      <FieldHint id={id} wrong={issue && issueMessage(issue, texts.check)} words={description} />
      {children}
    </fieldset>
  );
}

/** Input for any field and the fields inside it. A value of an unexpected kind is shown as JSON. */
export function FieldInput(props: FieldProps) {
  const { field, path, value, onRemove } = props;
  const missing = value === undefined;
  if (field.kind === 'list' && (missing || Array.isArray(value))) {
    return (
      <FieldGroup {...{ field, path, onRemove }}>
        <ListItems {...props} />
      </FieldGroup>
    );
  }
  const isGroup = field.kind === 'object' || field.kind === 'map';
  if (!isGroup || !(missing || isObject(value))) return <SimpleField {...props} />;
  return (
    <FieldGroup {...{ field, path, onRemove }}>
      {field.kind === 'map' ? <MapEntries {...props} /> : <Fields {...props} name={field.name} />}
    </FieldGroup>
  );
}

interface FieldsProps extends Pick<FieldProps, 'path' | 'value'> {
  field: Pick<BodyField, 'schema' | 'model'>;
  name?: string;
}

/** Fields of an object: the required and the present ones, and buttons to add the others. */
export function Fields({ field: { schema, model }, path, value, name }: FieldsProps) {
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
    // The button to add the field again exists only after the next render.
    requestAnimationFrame(() => adding.current?.focus());
  };
  return (
    <>
      {shown.map((field) => (
        <FieldInput
          key={field.name}
          field={field}
          path={[...path, field.name]}
          value={members[field.name]}
          within={model}
          isNew={field.name === added}
          onRemove={field.name in members && !field.required ? () => takeAway(field) : undefined}
        />
      ))}
      <AddOptional {...{ name, texts }} items={others} nameOf={({ name: each }) => each} adding={adding} onAdd={add} />
    </>
  );
}

function ListItems({ field, path, value }: FieldProps) {
  const { document, texts, change, remove } = useFormScope();
  const [added, setAdded] = useState(-1);
  const adding = useRef<HTMLButtonElement>(null);
  const items = Array.isArray(value) ? value : [];
  const inside = field.schema.items ?? {};
  const add = () => {
    setAdded(items.length);
    change([...path, items.length], startingValue(document, inside));
  };
  const takeAway = (place: number) => {
    setAdded(-1);
    remove([...path, place]);
    adding.current?.focus();
  };
  return (
    <>
      {items.map((item, place) => {
        const name = texts.field.item(field.name, place + 1);
        return (
          <FieldInput
            key={name}
            field={bodyField(document, name, inside, false)}
            path={[...path, place]}
            value={item}
            isNew={place === added}
            onRemove={() => takeAway(place)}
          />
        );
      })}
      <Button ref={adding} size="small" onClick={add}>
        + {texts.field.addItem(field.name)}
      </Button>
    </>
  );
}

function MapEntries({ field, path, value }: FieldProps) {
  const { document, texts, change, remove } = useFormScope();
  const [name, setName] = useState('');
  const [added, setAdded] = useState('');
  const naming = useRef<HTMLInputElement>(null);
  const { additionalProperties } = field.schema;
  const inside = typeof additionalProperties === 'object' ? additionalProperties : {};
  const add = () => {
    change([...path, name], '');
    setAdded(name);
    setName('');
  };
  const takeAway = (key: string) => {
    remove([...path, key]);
    naming.current?.focus();
  };
  return (
    <>
      {Object.entries(isObject(value) ? value : {}).map(([key, entry]) => (
        <FieldInput
          key={key}
          field={bodyField(document, key, inside, false)}
          path={[...path, key]}
          value={entry}
          isNew={key === added}
          onRemove={() => takeAway(key)}
        />
      ))}
      <Field
        ref={naming}
        label={texts.field.entryName}
        value={name}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setName(event.target.value)}
      />
      <Button size="small" disabled={name === ''} onClick={add}>
        + {texts.field.addEntry}
      </Button>
    </>
  );
}
