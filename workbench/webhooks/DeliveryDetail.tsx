import type { Delivery } from '@balcao/contract/control/schema.ts';
import { formatStamp } from '@balcao/text/dates.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { StateMark } from '@balcao/ui/state-mark/StateMark.tsx';
import { useState } from 'react';
import type { Bench } from '../pane/workbenchContext.ts';
import { Detail } from '../pane/Detail.tsx';
import { Pairs } from '../pane/NameValueList.tsx';
import { PlaceLink } from '../pane/PaneLink.tsx';
import { Reading } from '../pane/LoadedContent.tsx';
import { headerLines } from '../exchange/exchange.ts';
import { Fold } from '../exchange/CollapsibleCode.tsx';
import { jsonHtml, prettyText } from '../exchange/json.ts';
import { Path } from '../exchange/BreakablePath.tsx';
import { useLive } from '../live/useLiveData.ts';
import { deliveryLooks } from '../multibanco/stateLooks.ts';
import { signatureHeaderOf } from '../multibanco/payment.ts';
import { SignatureCheck } from '../signature/SignatureCheck.tsx';
import { Attempts } from './Attempts.tsx';
import { DeliveryActs } from './DeliveryActions.tsx';
import styles from './delivery-detail.module.css';

/** One message: each attempt, what was in it, and its signature verified step by step. */
export function DeliveryDetail({ bench, id }: { bench: Bench; id: string }) {
  const { desk, words } = bench;
  const path = `/sandbox/deliveries/${encodeURIComponent(id)}`;
  const delivery = useLive<Delivery>(desk, path, ['delivery']);
  return (
    <Reading live={delivery} words={words.reading}>
      {(known) => <Known bench={bench} delivery={known} />}
    </Reading>
  );
}

function Known({ bench, delivery }: { bench: Bench; delivery: Delivery }) {
  const { words, facts, locale, desk } = bench;
  const w = words.webhooks;
  const code = words.shared.exchange;
  const { id, kind, action, url, state, body, attempts, paymentId, nextAttemptAt } = delivery;
  const [chosen, setChosen] = useState<number>();
  const shown = attempts[chosen ?? attempts.length - 1];
  const paymentLink = paymentId && (
    <PlaceLink bench={bench} to={['payments', paymentId]}>
      {paymentId}
    </PlaceLink>
  );
  return (
    <Detail
      title={w.delivery(id)}
      headline={<code className={styles.event}>{action}</code>}
      mark={<StateMark state={state} looks={deliveryLooks(w.looks)} />}
      note={facts.webhookActions.find((each) => each.id === action)?.words ?? w.callback}
    >
      <DeliveryActs bench={bench} delivery={delivery} />
      <Pairs
        pairs={[
          [w.fields.url, <Path key="url" text={url} className={styles.url} />],
          [w.fields.kind, w.kinds[kind]],
          [w.fields.payment, paymentLink],
          [w.fields.next, nextAttemptAt && formatStamp(nextAttemptAt, locale)],
        ]}
      />
      <Attempts bench={bench} attempts={attempts} shown={shown} onShow={setChosen} />
      {shown && (
        <div className={styles.message}>
          <Fold title={code.headers} text={headerLines(shown.headers)} texts={code.code} open />
          <Fold title={code.body} html={jsonHtml(prettyText(body))} texts={code.code} />
          <SignatureCheck
            key={shown.at}
            words={words.shared.signature}
            header={signatureHeaderOf(shown)}
            rawBody={body}
            privateKey={desk.keys.privateKey}
            formatCount={(count) => new Intl.NumberFormat(languageTags[locale]).format(count)}
          />
        </div>
      )}
    </Detail>
  );
}
