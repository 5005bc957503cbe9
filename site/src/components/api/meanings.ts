import checkoutStates from '@facts/checkoutStates.json';
import entityStates from '@facts/entityStates.json';
import labels from '@facts/labels.json';
import paymentStates from '@facts/paymentStates.json';
import webhookActions from '@facts/webhookActions.json';

const wordsOf = (rows: readonly { id: string; words: string }[]) =>
  Object.fromEntries(rows.map(({ id, words }) => [id, words]));

export const meanings: readonly Readonly<Record<string, string>>[] = [
  labels.methods,
  labels.methodTypes,
  labels.paymentTypes,
  labels.cancellationReasons,
  labels.handlers,
  labels.layouts,
  labels.redirects,
  wordsOf(paymentStates),
  wordsOf(checkoutStates),
  wordsOf(entityStates),
  wordsOf(webhookActions),
];
