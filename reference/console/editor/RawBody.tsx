import field from '@balcao/ui/field/field.module.css';
import { useEffect, useId, useRef, useState } from 'react';
import styles from '../console.module.css';
import type { Editor } from './openEditor.ts';

interface RawBodyProps {
  label: string;
  text: string;
  wrong: boolean;
  told: string;
  onChange(text: string): void;
}

/** Text area that the editor replaces once it is focused and the editor is loaded. The caret keeps its position. */
export function RawBody({ label, text, wrong, told, onChange }: RawBodyProps) {
  const id = useId();
  const plain = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<Editor | undefined>(undefined);
  const asked = useRef(false);
  const latest = useRef({ onChange, isGone: false });
  latest.current.onChange = onChange;
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    const now = latest.current;
    now.isGone = false;
    return () => {
      now.isGone = true;
      editor.current?.close();
      editor.current = undefined;
    };
  }, []);
  useEffect(() => {
    editor.current?.show(text);
  }, [text]);

  const open = async () => {
    if (asked.current) return;
    asked.current = true;
    const module = await import('./openEditor.ts').catch(() => undefined);
    const box = plain.current;
    if (!module || !box || !place.current || latest.current.isGone) {
      asked.current = false;
      return;
    }
    const hadFocus = document.activeElement === box;
    editor.current = module.openEditor({
      parent: place.current,
      text: box.value,
      selection: { anchor: box.selectionStart, head: box.selectionEnd },
      attributes: { 'aria-label': label, 'aria-describedby': told },
      onChange: (next) => latest.current.onChange(next),
    });
    if (hadFocus) editor.current.focus();
    setOpen(true);
  };

  return (
    <div data-wrong={wrong || undefined}>
      {!isOpen && (
        <textarea
          ref={plain}
          id={id}
          className={`${field.control} ${field.code}`}
          aria-label={label}
          aria-describedby={told}
          aria-invalid={wrong || undefined}
          rows={Math.min(20, Math.max(6, text.split('\n').length))}
          value={text}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          onFocus={open}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <div ref={place} className={styles.editor} />
    </div>
  );
}
