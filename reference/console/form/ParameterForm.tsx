import { useId, useRef, useState } from 'react';
import { CarriedOffers } from '../carry/SuggestedValues.tsx';
import { type Carried, kindOfParameter } from '../carry/carriedValues.ts';
import type { Issue } from '../check/checkSchema.ts';
import { type Draft, withParameter } from '../draft/requestDraft.ts';
import type { ConsoleOperation } from '../operation/consoleOperation.ts';
import type { ParameterField } from '../operation/parameterFields.ts';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { Box } from './ValueInput.tsx';
import { fieldOf } from './formField.ts';
import styles from './form.module.css';
import { Optional } from './AddOptional.tsx';
import { Row } from './FormRow.tsx';

interface ParameterFormProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  draft: Draft;
  issues: Readonly<Record<string, readonly Issue[]>>;
  carried: readonly Carried[];
  onChange(draft: Draft): void;
}

/** What goes into the address and the headers: what is required or there, and the rest to be added. */
export function ParameterForm({ setting, operation, draft, issues, carried, onChange }: ParameterFormProps) {
  const [added, setAdded] = useState('');
  const adding = useRef<HTMLElement>(null);
  const { parameters } = operation;
  const shown = parameters.filter(({ key, required }) => required || draft.parameters[key] !== undefined);
  const others = parameters.filter((field) => !shown.includes(field));
  const offersFor = (key: string) => {
    const kind = kindOfParameter(setting.carries, operation.path, key);
    return carried.filter((each) => each.kind === kind);
  };
  const add = ({ key, example }: ParameterField) => {
    setAdded(key);
    onChange(withParameter(draft, key, example ?? ''));
  };
  const takeAway = (key: string) => {
    setAdded('');
    onChange(withParameter(draft, key, undefined));
    requestAnimationFrame(() => adding.current?.focus());
  };
  return (
    <div className={styles.form}>
      {shown.map((field) => (
        <ParameterRow
          key={field.key}
          {...{ setting, field }}
          value={draft.parameters[field.key]}
          issues={issues[field.key] ?? []}
          offers={offersFor(field.key)}
          isNew={field.key === added}
          onChange={(value) => onChange(withParameter(draft, field.key, value))}
          onRemove={field.required ? undefined : () => takeAway(field.key)}
        />
      ))}
      <Optional items={others} nameOf={({ key }) => key} texts={setting.texts} adding={adding} onAdd={add} />
    </div>
  );
}

interface ParameterRowProps {
  setting: ConsoleSetting;
  field: ParameterField;
  value: string | undefined;
  issues: readonly Issue[];
  offers: readonly Carried[];
  isNew: boolean;
  onChange(value: string): void;
  onRemove?: () => void;
}

function ParameterRow(props: ParameterRowProps) {
  const { setting, field, value, issues, offers, isNew, onChange, onRemove } = props;
  const { document, texts, meanings } = setting;
  const id = useId();
  const { key, required, description } = field;
  const { kind, type, choices } = fieldOf(document, key, field.schema, required);
  return (
    <Row {...{ id, type, required, description, issues, texts, isNew, onRemove }} name={key}>
      <Box
        {...{ id, kind, value, choices, meanings }}
        nullable={false}
        none={texts.field.none}
        wrong={issues.length > 0}
        told={`${id}-told`}
        onText={onChange}
        onChoice={(next) => onChange(String(next))}
      />
      <CarriedOffers offers={offers} texts={texts.carried} value={value} onUse={onChange} />
    </Row>
  );
}
