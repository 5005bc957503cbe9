import { isTrouble } from '../client.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { refusalOf } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { Failure } from './FailureNote.tsx';
import { questionOf, type Session } from './panelState.ts';
import { StepFrame } from './StepFrame.tsx';
import { Timeline } from './Timeline.tsx';
import { WebhookCard } from './WebhookCard.tsx';

interface TrackStepProps {
  words: WorkbenchWords;
  locale: Locale;
  session: Session;
  privateKey: string;
}

/** Step 3: the states as GET /payments/{id} tells them, and the webhook with its signature. */
export function TrackStep({ words, locale, session, privateKey }: TrackStepProps) {
  const { looked, delivery, payment } = session;
  const done = payment !== undefined && questionOf(session) === undefined;
  const note = done ? undefined : words.track.polling;
  const refusal = looked && refusalOf(looked.reply);
  return (
    <StepFrame number={3} title={words.track.title} lead={words.track.lead} done={done} area="track">
      {looked && isTrouble(looked.reply) && (
        <Failure title={words.exchange.trouble[looked.reply.trouble]} text={words.track.retrying} />
      )}
      {refusal && <Failure title={words.create.refused} text={refusal} />}
      <Timeline words={words} locale={locale} session={session} />
      {delivery && <WebhookCard words={words} locale={locale} delivery={delivery} privateKey={privateKey} />}
      {looked && <ExchangeView words={words.exchange} exchange={looked} note={note} closed />}
    </StepFrame>
  );
}
