import { hostFrame } from '@balcao/checkout/embed/frameMessages.ts';
import { CheckoutProgress } from '@balcao/workbench/panels/forms/CheckoutProgress.tsx';
import { FormPanel } from '@balcao/workbench/panels/forms/FormPanel.tsx';
import type { SucceededCall } from '@balcao/workbench/panels/forms/panelProps.ts';
import call from '@calls/createCheckout.json';
import labels from '@facts/labels.json';
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { recordingOf } from '../LivePanel/recordingOf.ts';
import { type CheckoutPreset, checkoutPlan } from './checkoutPlan.ts';
import { samplesOf } from './codeSamples.ts';
import styles from './embedded-checkout.module.css';
import { formDefinition } from './formDefinition.ts';

const meanings = {
  'page.layout': labels.layouts,
  'payment.paymentMethod.code': labels.methods,
  'payment.availableMethods.code': labels.methods,
  'redirects.type': labels.redirects,
};

const { operation, fields } = call;
const codes = samplesOf(operation);
const recording = () => recordingOf('checkouts/card');

export function CheckoutFormPanel({ preset, ...page }: PanelContext & { preset: CheckoutPreset }) {
  const form = useMemo(
    () => formDefinition(checkoutPlan(preset, page.locale), operation, fields, meanings),
    [preset, page.locale],
  );
  return (
    <FormPanel
      {...page}
      form={form}
      samplesOf={codes}
      recorded={{ recording: recording(), step: 'create' }}
      renderResult={follow}
    />
  );
}

function follow(followed: SucceededCall) {
  const { id } = followed.data as { id: string };
  const { frame, finished } = followed.words.forms.checkout;
  return (
    <CheckoutProgress
      key={id}
      {...followed}
      frame={(url) => <EmbeddedCheckout url={url} title={frame} finished={finished} />}
    />
  );
}

interface EmbeddedCheckoutProps {
  /** Address of the embed, as the API gave it. */
  url: string;
  title: string;
  finished: string;
}

/** URL of the page that the embed script puts into the shop's page. */
function pageOf(url: string): URL {
  const page = new URL(url);
  page.searchParams.set('frame', '1');
  return page;
}

/** The payment page in a frame, as in a shop's page, except that this host does not redirect at the end. */
function EmbeddedCheckout({ url, title, finished }: EmbeddedCheckoutProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [heightPx, setHeight] = useState(560);
  const [goesTo, setGoesTo] = useState<string>();
  const page = pageOf(url);
  const { origin } = page;

  useEffect(() => {
    return hostFrame({
      frame: () => frame.current,
      origin,
      isDark: () => document.documentElement.dataset.theme === 'dark',
      onResized: setHeight,
      onFinished: setGoesTo,
    });
  }, [origin]);

  return (
    <div className={styles.embedded}>
      <iframe
        ref={frame}
        className={styles.frame}
        style={{ '--height': `${heightPx}px` } as CSSProperties}
        src={page.href}
        title={title}
      />
      {goesTo && (
        <p role="status" className={styles.finished}>
          {finished} <code>{goesTo}</code>
        </p>
      )}
    </div>
  );
}
