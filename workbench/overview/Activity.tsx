import { formatAmount } from '@balcao/text/money.ts';
import { Badge } from '@balcao/ui/badge/Badge.tsx';
import { type HttpMethod, MethodLabel } from '@balcao/ui/method-label/MethodLabel.tsx';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import type { ReactNode } from 'react';
import { Boxed } from '../pane/FramedList.tsx';
import type { Bench } from '../pane/workbenchContext.ts';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { Stamp } from '../pane/Timestamp.tsx';
import { Path } from '../exchange/BreakablePath.tsx';
import { deliveryLooks, paymentLooks } from '../multibanco/stateLooks.ts';
import styles from './activity.module.css';
import type { Happening } from './activity.ts';

interface ActivityProps {
  bench: Bench;
  happenings: readonly Happening[];
}

/** What is going on: calls, payments and deliveries as they happen, each a way to its story. */
export function Activity({ bench, happenings }: ActivityProps) {
  const w = bench.words.overview;
  return (
    <section aria-labelledby="activity">
      <h2 id="activity" className={styles.title}>
        {w.activity}
      </h2>
      {happenings.length === 0 && <p className={styles.none}>{w.quiet}</p>}
      <Boxed labelledBy="activity">
        {happenings.map((happening) => {
          const { place, content } = lineOf(happening, bench);
          return (
            <li key={place.join(' ')}>
              <PlaceLink bench={bench} to={place} className={styles.line}>
                <Stamp at={happening.at} locale={bench.locale} />
                <span className={styles.what}>{content}</span>
              </PlaceLink>
            </li>
          );
        })}
      </Boxed>
    </section>
  );
}

/** Where a line leads and what stands on it. */
function lineOf(happening: Happening, bench: Bench): { place: string[]; content: ReactNode } {
  if (happening.kind === 'payment') {
    const { id, amount, stateDetails } = happening.payment;
    const content = (
      <>
        <StateMark state={stateDetails.state} looks={paymentLooks} />
        <span>{bench.words.overview.payment(id, formatAmount(amount, bench.locale))}</span>
      </>
    );
    return { place: ['payments', id], content };
  }
  if (happening.kind === 'delivery') {
    const { id, action, state } = happening.delivery;
    const content = (
      <>
        <StateMark state={state} looks={deliveryLooks(bench.words.webhooks.looks)} />
        <code>{action}</code>
      </>
    );
    return { place: ['webhooks', 'deliveries', id], content };
  }
  const { id, method, path, status } = happening.request;
  const content = (
    <>
      <MethodLabel method={method as HttpMethod} />
      <Path text={path} className={styles.path} />
      <Badge tone={status < 400 ? 'confirmed' : 'cancelled'}>{status}</Badge>
    </>
  );
  return { place: ['requests', id], content };
}
