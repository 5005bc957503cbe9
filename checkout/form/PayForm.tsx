import { Button } from '@balcao/ui/button/Button.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import styles from './form.module.css';

interface PayFormProps {
  /** Scripts run; before that nothing can be sent, and nothing typed can end up in an address. */
  ready: boolean;
  busy: boolean;
  submit: string;
  working: string;
  /** Changes with each answer or check that found something wrong in a box: the first such box takes the focus. */
  errorRound: number;
  onSubmit: () => void;
  announce: (announcement: string) => void;
  /** Another way, under the button. */
  other?: ReactNode;
  children: ReactNode;
}

/** A form with one way on. Its boxes have no names, so that the browser itself could never send them. */
export function PayForm({
  ready,
  busy,
  submit,
  working,
  errorRound,
  onSubmit,
  announce,
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
    </form>
  );
}
