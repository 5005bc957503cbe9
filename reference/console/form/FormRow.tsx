import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SchemaIssue } from '../check/checkSchema.ts';
import { issueMessage } from '../check/IssueList.tsx';
import type { ConsoleTexts } from '../consoleTexts.ts';
import styles from './form.module.css';

interface FieldHintProps {
  id: string;
  wrong?: string;
  /** Hint, with code between backquotes. */
  words: string;
}

/** Problem and hint of an input. The hint stays visible below the problem. */
export function FieldHint({ id, wrong, words }: FieldHintProps) {
  return (
    <div id={id} className={styles.hint}>
      {wrong && <p className={blocks.failed}>{wrong}</p>}
      {words && (
        <p className={blocks.hint}>
          <Sentence text={words} />
        </p>
      )}
    </div>
  );
}

export function FieldName({ name, type, required, texts }: Pick<FormRowProps, 'name' | 'type' | 'required' | 'texts'>) {
  return (
    <>
      <code className={`${blocks.code} ${styles.name}`}>{name}</code> <span className={blocks.hint}>{type}</span>{' '}
      {required && <strong className={styles.required}>{texts.field.required}</strong>}
    </>
  );
}

interface FormRowProps {
  id: string;
  name: string;
  type: string;
  required: boolean;
  description: string;
  issues: readonly SchemaIssue[];
  texts: ConsoleTexts;
  /** Whether the reader has just added the field. If so, it takes the focus. */
  isNew: boolean;
  tools?: ReactNode;
  onRemove?: () => void;
  children: ReactNode;
}

export function FormRow(props: FormRowProps) {
  const { id, name, type, required, description, issues, texts, isNew, tools, onRemove, children } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isNew]);
  const [first] = issues;
  return (
    <div ref={row} className={styles.row}>
      <div className={blocks.ends}>
        <label htmlFor={id} className={blocks.grow}>
          <FieldName {...{ name, type, required, texts }} />
        </label>
        {tools}
        {onRemove && <RemoveButton name={name} texts={texts} onRemove={onRemove} />}
      </div>
      {children}
      <FieldHint id={`${id}-told`} wrong={first && issueMessage(first, texts.check)} words={description} />
    </div>
  );
}

export function RemoveButton({ name, texts, onRemove }: { name: string; texts: ConsoleTexts; onRemove(): void }) {
  return (
    <Button size="small" kind="quiet" aria-label={texts.field.remove(name)} onClick={onRemove}>
      <Icon size={14} box={16} path="m4 4 8 8m0-8-8 8" />
    </Button>
  );
}
