import { formatAmount } from '@balcao/text/money.ts';
import type { ReactNode } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import type { Explanation, TypedReference } from './diagnoseReference.ts';
import styles from './wrong-digits.module.css';

interface ExplainedProps {
  bench: Bench;
  typed: TypedReference;
  explanation: Explanation;
}

/** Which digit is wrong, shown in the number itself. */
export function Explained({ bench, typed, explanation }: ExplainedProps) {
  const w = bench.words.atm.explained;
  return (
    <section className={styles.explained} aria-label={w.title} role="status">
      <p className={styles.title}>{w.title}</p>
      <Figures bench={bench} typed={typed} explanation={explanation} />
      <p className={styles.text}>{sentenceOf(explanation, typed, bench)}</p>
      {'known' in explanation && (
        <p className={styles.text}>
          <PlaceLink bench={bench} to={['payments', explanation.known.paymentId]}>
            {bench.words.payments.payment(explanation.known.paymentId)}
          </PlaceLink>
        </p>
      )}
    </section>
  );
}

function sentenceOf(explanation: Explanation, typed: TypedReference, { words, locale }: Bench): string {
  const w = words.atm.explained;
  switch (explanation.kind) {
    case 'amount': {
      const { given, expected, known } = explanation;
      const right = formatAmount(known.amountCents, locale);
      return w.amount(formatAmount(typed.amountCents, locale), expected, given, right);
    }
    case 'digit':
      return w.digit(explanation.position, w.fields[explanation.field], explanation.typed, explanation.meant);
    case 'swapped':
      return w.swapped(explanation.position, w.fields[explanation.field]);
    case 'misfit':
      return w.misfit(formatAmount(typed.amountCents, locale), explanation.expected, explanation.given);
    case 'nobody':
      return w.nobody;
  }
}

/** Places of the wrong digits, counted from 1. */
function wrongPlaces(explanation: Explanation): { field: 'entity' | 'reference'; places: readonly number[] } {
  switch (explanation.kind) {
    case 'digit':
      return { field: explanation.field, places: [explanation.position] };
    case 'swapped':
      return { field: explanation.field, places: [explanation.position, explanation.position + 1] };
    case 'nobody':
      return { field: 'reference', places: [] };
    default:
      return { field: 'reference', places: [8, 9] };
  }
}

function Figures({ typed, explanation }: ExplainedProps): ReactNode {
  const { field, places } = wrongPlaces(explanation);
  const digits = [...typed[field]].map((digit, at) => ({ digit, place: at + 1 }));
  const needed =
    'expected' in explanation ? `${typed.reference.slice(0, 7)}${explanation.expected}` : undefined;
  const meant = needed ?? ('known' in explanation ? explanation.known[field] : undefined);
  return (
    <div className={styles.figures} aria-hidden="true">
      <span className={styles.number}>
        {digits.map(({ digit, place }) => (
          <span key={place} data-wrong={places.includes(place) || undefined}>
            {digit}
          </span>
        ))}
      </span>
      {meant && (
        <span className={styles.number} data-meant="">
          {[...meant]
            .map((digit, at) => ({ digit, place: at + 1 }))
            .map(({ digit, place }) => (
              <span key={place} data-wrong={places.includes(place) || undefined}>
                {digit}
              </span>
            ))}
        </span>
      )}
    </div>
  );
}
