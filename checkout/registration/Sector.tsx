import { Labelled } from '@balcao/ui/field/Field.tsx';
import fieldStyles from '@balcao/ui/field/field.module.css';
import { idOf, problemOf, type SignUpProps } from './formFields.ts';

export function Sector({ view, words }: SignUpProps) {
  const name = 'economicActivity[section]';
  return (
    <Labelled id={idOf(name)} label={words.fields[name].label} error={problemOf(view, name)}>
      {(own) => (
        <select {...own} className={fieldStyles.control} name={name} defaultValue={view.values[name] ?? ''}>
          <option value="">{words.noSection}</option>
          {Object.entries(words.activities).map(([section, label]) => (
            <option key={section} value={section}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Labelled>
  );
}
