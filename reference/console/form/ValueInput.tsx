import field from '@balcao/ui/field/field.module.css';
import { type EnumMeanings, type FieldKind, inputText, meaningsOf } from './formField.ts';

interface ValueInputProps {
  id: string;
  kind: FieldKind;
  value: unknown;
  nullable: boolean;
  choices: readonly unknown[];
  meanings: readonly EnumMeanings[];
  none: string;
  wrong: boolean;
  told?: string;
  onText(text: string): void;
  onChoice(value: unknown): void;
}

export function ValueInput(props: ValueInputProps) {
  const { id, kind, value, wrong, told, onText } = props;
  if (kind === 'choice') return <ChoiceInput {...props} />;
  return (
    <input
      id={id}
      className={`${field.control} ${field.code}`}
      type="text"
      inputMode={kind === 'number' ? 'numeric' : undefined}
      value={inputText(value)}
      placeholder={value === null ? 'null' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-invalid={wrong || undefined}
      aria-describedby={told}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

/** Select that explains each value. Keeps a value that was typed in the JSON and is not in the list. */
function ChoiceInput({ id, value, nullable, choices, meanings, none, wrong, told, onChoice }: ValueInputProps) {
  const table = meaningsOf(choices, meanings);
  const known = nullable ? [...choices, null] : choices;
  const isKnown = value === undefined || known.includes(value);
  const options = isKnown ? known : [...known, value];
  return (
    <select
      id={id}
      className={`${field.control} ${field.code}`}
      value={value === undefined ? '' : JSON.stringify(value)}
      aria-invalid={wrong || undefined}
      aria-describedby={told}
      onChange={({ target }) => target.value && onChoice(JSON.parse(target.value))}
    >
      {value === undefined && <option value="">{none}</option>}
      {options.map((each) => {
        const text = JSON.stringify(each);
        const meaning = table?.[String(each)];
        return (
          <option key={text} value={text}>
            {meaning ? `${each} · ${meaning}` : inputText(each) || text}
          </option>
        );
      })}
    </select>
  );
}
