import { type ReactNode, useId } from 'react';
import { messageOf } from '../check/message.ts';
import { pointerOf } from '../draft/json.ts';
import type { FieldProps } from './fieldProps.ts';
import styles from './form.module.css';
import { Remove } from './Row.tsx';
import { useFormScope } from './scope.ts';
import { Told } from './Told.tsx';

type GroupFrame = Pick<FieldProps, 'field' | 'path' | 'onRemove'> & { children: ReactNode };

/** What stands around the inside of a field: its name, what is expected, and what is wrong with it as a whole. */
export function Group({ field, path, onRemove, children }: GroupFrame) {
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
      {onRemove && <Remove name={name} texts={texts} onRemove={onRemove} />}
      <Told id={id} wrong={issue && messageOf(issue, texts.check)} words={description} />
      {children}
    </fieldset>
  );
}
