import { isNetworkFailure } from '../client.ts';
import { ExchangeView } from '../exchange/ExchangeView.tsx';
import { refusalOf } from '../exchange/exchange.ts';
import type { Locale } from '../locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';
import { FailureNote } from './FailureNote.tsx';
import { nextPoll, type PanelState } from './panelState.ts';
import { StepFrame } from './StepFrame.tsx';
import { Timeline } from './Timeline.tsx';
import { WebhookCard } from './WebhookCard.tsx';

interface TrackStepProps {
  words: WorkbenchWords;
  locale: Locale;
  panel: PanelState;
  privateKey: string;
}

/** Step 3: the states from GET /payments/{id}, and the webhook with its signature. */
export function TrackStep({ words, locale, panel, privateKey }: TrackStepProps) {
  const { lastRead, delivery, payment } = panel;
  const done = payment !== undefined && nextPoll(panel) === undefined;
  const note = done ? undefined : words.track.polling;
  const refusal = lastRead && refusalOf(lastRead.reply);
  return (
    <StepFrame number={3} title={words.track.title} lead={words.track.lead} done={done} area="track">
      {lastRead && isNetworkFailure(lastRead.reply) && (
        <FailureNote
          title={words.exchange.networkFailure[lastRead.reply.networkFailure]}
          text={words.track.retrying}
        />
      )}
      {refusal && <FailureNote title={words.create.refused} text={refusal} />}
      <Timeline words={words} locale={locale} panel={panel} />
      {delivery && <WebhookCard words={words} locale={locale} delivery={delivery} privateKey={privateKey} />}
      {lastRead && <ExchangeView words={words.exchange} exchange={lastRead} note={note} closed />}
    </StepFrame>
  );
}
