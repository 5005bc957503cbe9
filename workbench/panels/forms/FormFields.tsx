import blocks from '@balcao/ui/blocks.module.css';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { usePanel } from '../../parts/PanelFrame.tsx';
import type { PaneWords } from '../../words/panes/pt.ts';
import { FieldRow } from './FieldRow.tsx';
import styles from './form-fields.module.css';
import type { FormDefinition, FormField, FormGroup } from './formDefinition.ts';
import type { FormState } from './useForm.ts';
import type { FieldProblem } from './validateForm.ts';

interface FormFieldsProps {
  form: FormDefinition;
  state: Pick<FormState, 'typed' | 'problems' | 'refused' | 'type'>;
}

/** All fields of a form in their groups; rarely needed groups start collapsed. */
export function FormFields({ form, state }: FormFieldsProps) {
  const words = usePanel().words.forms;
  const row = (field: FormField) => {
    const problem = state.problems[field.path];
    return (
      <FieldRow
        key={field.path}
        field={field}
        text={state.typed[field.path] ?? ''}
        error={problem ? sentenceOf(problem, field.path, words) : state.refused.fields[field.path]}
        onType={(text) => state.type(field.path, text)}
      />
    );
  };
  return form.groups.map((group) => (
    <Group key={group.name ?? ''} {...group}>
      {group.fields.map(row)}
    </Group>
  ));
}

function Group({ name, words, folded, children }: Omit<FormGroup, 'fields'> & { children: React.ReactNode }) {
  if (!name) return <div className={styles.fields}>{children}</div>;
  const about = words && <p className={blocks.hint}>{words.replaceAll('`', '')}</p>;
  if (folded)
    return (
      <Disclosure title={<code>{name}</code>}>
        {about}
        <div className={styles.fields}>{children}</div>
      </Disclosure>
    );
  return (
    <fieldset className={styles.group}>
      <legend>
        <code>{name}</code>
      </legend>
      {about}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}

function sentenceOf(problem: FieldProblem, name: string, { problem: words }: PaneWords['forms']): string {
  if ('figure' in problem) return words[problem.kind](name, problem.figure);
  if ('example' in problem) return words.pattern(name, problem.example);
  return words[problem.kind](name);
}
