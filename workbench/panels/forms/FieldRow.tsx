import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Field, Select } from '@balcao/ui/field/Field.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import { type FormField, isCheckbox } from './formDefinition.ts';

interface FieldRowProps {
  field: FormField;
  text: string;
  error?: string;
  onType(text: string): void;
}

export function FieldRow(props: FieldRowProps) {
  const { field } = props;
  if (isCheckbox(field)) return <CheckboxInput {...props} />;
  if (field.choices || field.fact.type === 'boolean') return <SelectInput {...props} />;
  return <TextInput {...props} />;
}

const hintOf = ({ fact }: FormField) => fact.words.replaceAll('`', '');

function TextInput({ field, text, error, onType }: FieldRowProps) {
  const { locale } = usePanel();
  const { fact, path } = field;
  const isAmount = /(^|\.)amount$/.test(path) && /^\d+$/.test(text);
  return (
    <Field
      label={field.label}
      name={path}
      value={text}
      hint={isAmount ? `${formatAmount(Number(text), locale)}. ${hintOf(field)}` : hintOf(field)}
      error={error}
      required={fact.isRequired}
      inputMode={fact.type === 'integer' ? 'numeric' : undefined}
      maxLength={fact.maxLength}
      placeholder={fact.example}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function SelectInput({ field, text, error, onType }: FieldRowProps) {
  const words = usePanel().words.forms;
  const choices = field.choices ?? [
    { id: 'true', label: words.yes },
    { id: 'false', label: words.no },
  ];
  return (
    <Select
      label={field.label}
      name={field.path}
      value={text}
      hint={hintOf(field)}
      error={error}
      onChange={onType}
    >
      <option value="">{words.notSent}</option>
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.label === choice.id ? choice.id : `${choice.id}: ${choice.label}`}
        </option>
      ))}
    </Select>
  );
}

function CheckboxInput({ field, text, onType }: FieldRowProps) {
  return (
    <label className={blocks.check}>
      <input
        type="checkbox"
        name={field.path}
        checked={text !== ''}
        onChange={(event) => onType(event.target.checked ? 'true' : '')}
      />
      {field.label}
    </label>
  );
}
