import { Button } from '@balcao/ui/button/Button.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../Glyph.tsx';
import type { ScreenProps } from '../screenProps.ts';
import styles from './form.module.css';

interface PayFormProps {
  stage: ScreenProps;
  submit: string;
  working: string;
  /** Changes with each failed validation or response, after which the first invalid field takes the focus. */
  errorRound: number;
  onSubmit: () => void;
  security: string;
  other?: ReactNode;
  children: ReactNode;
}

/** Form with one submit button. Its fields have no names, so that the browser cannot submit them by itself. */
export function PayForm({ stage, errorRound, onSubmit, ...texts }: PayFormProps) {
  const { submit, working, security, other, children } = texts;
  const { ready, announce, checkout } = stage;
  const busy = checkout.pageState.busy !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (errorRound > 0) form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [errorRound]);

  useEffect(() => {
    if (busy) announce(working);
  }, [busy, announce, working]);

  const send = () => {
    if (!busy) onSubmit();
  };
  return (
    <Form ref={form} className={styles.form} onSubmit={send}>
      {children}
      <Button type="submit" kind="primary" className={styles.submit} disabled={!ready} off={busy}>
        {busy ? working : submit}
      </Button>
      {other}
      <p className={styles.security}>
        <Glyph name="lock" size={16} />
        {security}
      </p>
    </Form>
  );
}
