import { type ReactNode, useId } from 'react';
import { issueMessage } from '../check/issueMessage.ts';
import { pointerOf } from '../draft/jsonPath.ts';
import { FieldHint } from './FieldHint.tsx';
import { RemoveButton } from './FormRow.tsx';
import type { FieldProps } from './fieldProps.ts';
import styles from './form.module.css';
import { useFormScope } from './formScope.ts';

type GroupFrame = Pick<FieldProps, 'field' | 'path' | 'onRemove'> & { children: ReactNode };

/** Frame of a composite field: its name, hint and problems. */
export function FieldGroup({ field, path, onRemove, children }: GroupFrame) {
  const { texts, issuesAt } = useFormScope();
  const id = useId();
  const { name, type, required, description } = field;
  const [issue] = issuesAt(pointerOf(path));
  return (
    <fieldset className={styles.group} aria-describedby={id}>
      <legend className={styles.legend}>
        <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>{' '}
        {required && <span className={styles.required}>{texts.field.required}</span>}
      </legend>
      {onRemove && <RemoveButton name={name} texts={texts} onRemove={onRemove} />}
      <FieldHint id={id} wrong={issue && issueMessage(issue, texts.check)} words={description} />
      {children}
    </fieldset>
  );
}
