import { CheckoutProgress } from '@balcao/workbench/panels/forms/CheckoutProgress.tsx';
import { FormPanel } from '@balcao/workbench/panels/forms/FormPanel.tsx';
import type { SucceededCall } from '@balcao/workbench/panels/forms/panelProps.ts';
import labels from '@facts/labels.json';
import operation from '@facts/operations/createCheckout.json';
import fields from '@fields/createCheckout.json';
import { useMemo } from 'react';
import type { PanelContext } from '../LivePanel/panelContext.ts';
import { recordingOf } from '../LivePanel/recordingOf.ts';
import { type CheckoutPreset, checkoutPlan } from './checkoutPlan.ts';
import { samplesOf } from './codeSamples.ts';
import { EmbeddedCheckout } from './EmbeddedCheckout.tsx';
import { formDefinition } from './formDefinition.ts';

/** Labels of the values of a checkout's fields. */
const meanings = {
  'page.layout': labels.layouts,
  'payment.paymentMethod.code': labels.methods,
  'payment.availableMethods.code': labels.methods,
  'redirects.type': labels.redirects,
};

const codes = samplesOf(operation);
const recording = () => recordingOf('checkouts/card');

/** The form of the checkout guides, and the payment page of the created checkout. */
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
