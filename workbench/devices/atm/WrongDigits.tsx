import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import type { ComponentProps, ReactNode } from 'react';
import { PaneLink } from '../../parts/pane/PaneLink.tsx';
import { useWorkbench, type WorkbenchContext } from '../../parts/pane/workbenchContext.ts';
import type { ReferenceDiagnosis, TypedReference } from './diagnoseReference.ts';
import styles from './wrong-digits.module.css';

interface WrongDigitsProps {
  typed: TypedReference;
  diagnosis: ReferenceDiagnosis;
}

export function WrongDigits({ typed, diagnosis }: WrongDigitsProps) {
  const workbench = useWorkbench();
  const w = workbench.words.atm.explained;
  return (
    <section className={`${blocks.card} ${blocks.column}`} aria-label={w.title} role="status">
      <p className={blocks.heading}>{w.title}</p>
      <DigitRow typed={typed} diagnosis={diagnosis} />
      <p>{sentenceOf(diagnosis, typed, workbench)}</p>
      {'known' in diagnosis && (
        <p>
          <PaneLink to={['payments', diagnosis.known.paymentId]}>
            {workbench.words.payments.payment(diagnosis.known.paymentId)}
          </PaneLink>
        </p>
      )}
    </section>
  );
}

function sentenceOf(diagnosis: ReferenceDiagnosis, typed: TypedReference, { words, locale }: WorkbenchContext): string {
  const w = words.atm.explained;
  switch (diagnosis.kind) {
    case 'amount': {
      const { given, expected, known } = diagnosis;
      const right = formatAmount(known.amountCents, locale);
      return w.amount(formatAmount(typed.amountCents, locale), expected, given, right);
    }
    case 'digit':
      return w.digit(diagnosis.position, w.fields[diagnosis.field], diagnosis.typed, diagnosis.meant);
    case 'swapped':
      return w.swapped(diagnosis.position, w.fields[diagnosis.field]);
    case 'misfit':
      return w.misfit(formatAmount(typed.amountCents, locale), diagnosis.expected, diagnosis.given);
    case 'nobody':
      return w.nobody;
  }
}

function wrongPositions(diagnosis: ReferenceDiagnosis): {
  field: 'entity' | 'reference';
  positions: readonly number[];
} {
  switch (diagnosis.kind) {
    case 'digit':
      return { field: diagnosis.field, positions: [diagnosis.position] };
    case 'swapped':
      return { field: diagnosis.field, positions: [diagnosis.position, diagnosis.position + 1] };
    case 'nobody':
      return { field: 'reference', positions: [] };
    default:
      return { field: 'reference', positions: [8, 9] };
  }
}

function DigitRow({ typed, diagnosis }: WrongDigitsProps): ReactNode {
  const { field, positions } = wrongPositions(diagnosis);
  const needed = 'expected' in diagnosis ? `${typed.reference.slice(0, 7)}${diagnosis.expected}` : undefined;
  const meant = needed ?? ('known' in diagnosis ? diagnosis.known[field] : undefined);
  return (
    <div className={styles.figures} aria-hidden="true">
      <Digits text={typed[field]} wrong={positions} />
      {meant && <Digits text={meant} wrong={positions} data-meant="" />}
    </div>
  );
}

interface DigitsProps extends ComponentProps<'span'> {
  text: string;
  /** Positions of wrong digits, starting at one. */
  wrong: readonly number[];
}

function Digits({ text, wrong, ...span }: DigitsProps) {
  const digits = [...text].map((digit, at) => ({ digit, position: at + 1 }));
  return (
    <span {...span} className={styles.number}>
      {digits.map(({ digit, position }) => (
        <span key={position} data-wrong={wrong.includes(position) || undefined}>
          {digit}
        </span>
      ))}
    </span>
  );
}
