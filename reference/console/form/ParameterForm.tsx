import blocks from '@balcao/ui/blocks.module.css';
import { useId, useRef, useState } from 'react';
import { type CarriedValue, kindOfParameter, type OwnValue } from '../carry/carriedValues.ts';
import { SuggestedValues } from '../carry/SuggestedValues.tsx';
import type { SchemaIssue } from '../check/checkSchema.ts';
import type { ConsoleSetting } from '../consoleSetting.ts';
import { type RequestDraft, withParameter } from '../draft/requestDraft.ts';
import type { ConsoleOperation, ParameterField } from '../operation/consoleOperation.ts';
import { AddOptional } from './AddOptional.tsx';
import { FormRow } from './FormRow.tsx';
import { bodyField } from './formField.ts';
import { ValueInput } from './ValueInput.tsx';

interface ParameterFormProps {
  setting: ConsoleSetting;
  operation: ConsoleOperation;
  draft: RequestDraft;
  issues: Readonly<Record<string, readonly SchemaIssue[]>>;
  carried: readonly CarriedValue[];
  own: readonly OwnValue[];
  onChange(draft: RequestDraft): void;
}

export function ParameterForm({ setting, operation, draft, issues, carried, own, onChange }: ParameterFormProps) {
  const [added, setAdded] = useState('');
  const adding = useRef<HTMLElement>(null);
  const { parameters } = operation;
  const shown = parameters.filter(({ key, required }) => required || draft.parameters[key] !== undefined);
  const others = parameters.filter((field) => !shown.includes(field));
  const offersFor = (key: string) => {
    const kind = kindOfParameter(setting.carryRules, operation.path, key);
    const ofKind = (each: { kind: string }) => each.kind === kind;
    return { own: own.filter(ofKind), offers: carried.filter(ofKind) };
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
    <div className={blocks.column}>
      {shown.map((field) => (
        <ParameterRow
          key={field.key}
          {...{ setting, field }}
          value={draft.parameters[field.key]}
          issues={issues[field.key] ?? []}
          {...offersFor(field.key)}
          isNew={field.key === added}
          onChange={(value) => onChange(withParameter(draft, field.key, value))}
          onRemove={field.required ? undefined : () => takeAway(field.key)}
        />
      ))}
      <AddOptional items={others} nameOf={({ key }) => key} texts={setting.texts} adding={adding} onAdd={add} />
    </div>
  );
}

interface ParameterRowProps {
  setting: ConsoleSetting;
  field: ParameterField;
  value: string | undefined;
  issues: readonly SchemaIssue[];
  offers: readonly CarriedValue[];
  own: readonly OwnValue[];
  isNew: boolean;
  onChange(value: string): void;
  onRemove?: () => void;
}

function ParameterRow(props: ParameterRowProps) {
  const { setting, field, value, issues, offers, own, isNew, onChange, onRemove } = props;
  const { document, texts, meanings } = setting;
  const id = useId();
  const { key, required, description } = field;
  const { kind, type, choices } = bodyField(document, key, field.schema, required);
  return (
    <FormRow {...{ id, type, required, description, issues, texts, isNew, onRemove }} name={key}>
      <ValueInput
        {...{ id, kind, value, choices, meanings }}
        nullable={false}
        none={texts.field.none}
        wrong={issues.length > 0}
        told={`${id}-told`}
        onText={onChange}
        onChoice={(next) => onChange(String(next))}
      />
      <SuggestedValues {...{ offers, own, value }} texts={texts.carried} onUse={onChange} />
    </FormRow>
  );
}
