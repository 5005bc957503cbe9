import fieldStyles from '@balcao/ui/field/field.module.css';
import { idOf, problemOf, type SignUpProps } from './formFields.ts';

export function Sector({ view, words }: SignUpProps) {
  const name = 'economicActivity[section]';
  const id = idOf(name);
  const problem = problemOf(view, name);
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {words.fields[name].label}
      </label>
      <span className={fieldStyles.box}>
        <select
          id={id}
          className={fieldStyles.control}
          name={name}
          defaultValue={view.values[name] ?? ''}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-told` : undefined}
        >
          <option value="">{words.noSection}</option>
          {Object.entries(words.activities).map(([section, label]) => (
            <option key={section} value={section}>
              {label}
            </option>
          ))}
        </select>
      </span>
      {problem && (
        <p id={`${id}-told`} className={fieldStyles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
