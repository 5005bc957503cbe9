import type { Push } from '@balcao/contract/control/phone.ts';
import { timeLeft } from '@balcao/text/durations.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Progress } from '@balcao/ui/progress/Progress.tsx';
import { useRef } from 'react';
import { failureText } from '../../parts/pane/LoadedContent.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { formatTimeLeft } from './pushes.ts';
import { useScreenFocus } from './Screens.tsx';
import styles from './screens.module.css';
import type { PhoneState, PushAnswer } from './usePhone.ts';

interface RequestScreenProps {
  push: Push;
  phone: PhoneState;
  now: number | undefined;
}

export function RequestScreen({ push, phone, now }: RequestScreenProps) {
  const { words, locale } = useWorkbench();
  const w = words.phone.request;
  const heading = useRef<HTMLParagraphElement>(null);
  useScreenFocus(heading);
  const left = timeLeft(push.createdAt, push.expiresAt, now ?? Date.parse(push.createdAt));
  const { busy, failure } = phone;
  const give = async (answer: Exclude<PushAnswer, 'accept'>) => {
    const done = await phone.answer(push, answer);
    if (done && answer === 'ignore') phone.show('home');
  };
  return (
    <>
      <p ref={heading} className={`${blocks.heading} ${styles.heading}`} tabIndex={-1}>
        {w.title}
      </p>
      <p className={styles.amount}>{formatAmount(push.amount, locale)}</p>
      <dl className={blocks.pairs}>
        <div>
          <dt>{w.merchant}</dt>
          <dd>{push.merchant}</dd>
        </div>
        {push.summary && (
          <div>
            <dt>{words.payments.fields.summary}</dt>
            <dd>{push.summary}</dd>
          </div>
        )}
      </dl>
      {push.saves && <p className={blocks.hint}>{w.saves}</p>}
      <div>
        <p className={styles.left} role="timer">
          {formatTimeLeft(left.seconds, locale)}
        </p>
        <Progress label={left.seconds === 0 ? w.overdue : w.left} value={left.share} />
      </div>
      {failure && (
        <p className={blocks.alert} role="alert">
          {failureText(failure, words.reading)}
        </p>
      )}
      <div className={blocks.column} aria-busy={busy ? true : undefined}>
        <Button kind="primary" onClick={() => phone.show('pin')}>
          {w.accept}
        </Button>
        <Button off={busy} onClick={() => give('refuse')}>
          {busy ? w.working : w.refuse}
        </Button>
        <Button kind="quiet" off={busy} onClick={() => give('ignore')}>
          {w.ignore}
        </Button>
      </div>
    </>
  );
}
