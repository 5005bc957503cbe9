import blocks from '@balcao/ui/blocks.module.css';
import { Icon } from '@balcao/ui/icon/Icon.tsx';
import { Sentence } from '@balcao/ui/sentence/Sentence.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { SchemaIssue } from '../check/checkSchema.ts';
import { issueMessage } from '../check/issueMessage.ts';
import type { ConsoleTexts } from '../consoleTexts.ts';
import styles from './form.module.css';

interface FieldHintProps {
  id: string;
  /** The problem as a sentence. */
  wrong?: string;
  /** The hint; backticks mark code. */
  words: string;
}

/** Problem and hint of an input: the problem comes first, and the hint stays visible. */
export function FieldHint({ id, wrong, words }: FieldHintProps) {
  return (
    <div id={id} className={styles.hint}>
      {wrong && <p className={styles.wrong}>{wrong}</p>}
      {words && (
        <p className={styles.words}>
          <Sentence text={words} />
        </p>
      )}
    </div>
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
  /** Takes the focus when it appears, because the reader just added it. */
  isNew: boolean;
  tools?: ReactNode;
  onRemove?: () => void;
  children: ReactNode;
}

/** A labelled input, with its problem or hint below. */
export function FormRow(props: FormRowProps) {
  const { id, name, type, required, description, issues, texts, isNew, tools, onRemove, children } = props;
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) row.current?.querySelector<HTMLElement>('input, select')?.focus();
  }, [isNew]);
  const [first] = issues;
  return (
    <div className={styles.row} ref={row}>
      <div className={`${blocks.row} ${styles.head}`}>
        <label htmlFor={id} className={styles.label}>
          <code className={styles.name}>{name}</code> <span className={styles.type}>{type}</span>{' '}
          {required && <span className={styles.required}>{texts.field.required}</span>}
        </label>
        {tools}
        {onRemove && <RemoveButton name={name} texts={texts} onRemove={onRemove} />}
      </div>
      {children}
      <FieldHint id={`${id}-told`} wrong={first && issueMessage(first, texts.check)} words={description} />
    </div>
  );
}

/** Button that removes a field or an item. */
export function RemoveButton({
  name,
  texts,
  onRemove,
}: {
  name: string;
  texts: ConsoleTexts;
  onRemove(): void;
}) {
  return (
    <button type="button" className={styles.tool} aria-label={texts.field.remove(name)} onClick={onRemove}>
      <Icon size={14} box={16} path="m4 4 8 8m0-8-8 8" />
    </button>
  );
}
