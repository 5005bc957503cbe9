import { Button } from '@balcao/ui/button/Button.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../Glyph.tsx';
import styles from './form.module.css';

interface PayFormProps {
  /** Whether scripts run. Before that the form cannot be sent, so that typed values cannot end up in a URL. */
  ready: boolean;
  busy: boolean;
  submit: string;
  working: string;
  /** Changes with each response or validation that found an invalid field: the first such field takes the focus. */
  errorRound: number;
  onSubmit: () => void;
  announce: (announcement: string) => void;
  security: string;
  other?: ReactNode;
  children: ReactNode;
}

/** A form with one submit button. Its fields have no names, so that the browser cannot submit them itself. */
export function PayForm({
  ready,
  busy,
  submit,
  working,
  errorRound,
  onSubmit,
  announce,
  security,
  other,
  children,
}: PayFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errorRound > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [errorRound]);

  useEffect(() => {
    if (busy) announce(working);
  }, [busy, announce, working]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={send} noValidate>
      {children}
      <Button
        type="submit"
        kind="primary"
        className={styles.submit}
        disabled={!ready}
        aria-disabled={busy ? true : undefined}
      >
        {busy ? working : submit}
      </Button>
      {other}
      <SecurityLine text={security} />
    </form>
  );
}

function SecurityLine({ text }: { text: string }) {
  return (
    <p className={styles.security}>
      <Glyph name="lock" size={16} />
      {text}
    </p>
  );
}
