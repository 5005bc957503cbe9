import type { Delivery } from '@balcao/contract/control/controlSchema.ts';
import { boundText, storedTexts } from './toolResult.ts';

const bodyCharacters = 3000;

/** Whether a URL is that of the sandbox's own receiver, which is subscribed in every fresh tenant. */
export const isOwnInbox = (url: string): boolean => /\/sandbox\/inbox\/\w+$/.test(url);

const ownInbox = 'own inbox of the sandbox, not your receiver';

export const urlText = (url: string) =>
  isOwnInbox(url) ? `${url} (${ownInbox})` : url.replace(/#.*/s, '$& (what follows # is never sent)');

/** Maximum length of a redirect target. */
const locationCharacters = 300;

const redirectText = (location: string | null) =>
  location ? `, redirects to ${location.slice(0, locationCharacters)}, which is not followed` : '';

const messageLines = ({ id, attempts, body }: Delivery): string[] => [
  ...Object.entries(attempts.at(-1)?.headers ?? {}).map(([name, value]) => `  ${name}: ${value}`),
  `  body (${storedTexts}): ${boundText(body, `getDelivery ${id} has all of it.`, bodyCharacters)}`,
];

export function deliveryText(delivery: Delivery, isWhole: boolean): string {
  const { id, kind, action, url, state, paymentId, waitsBehind, nextAttemptAt, attempts } = delivery;
  const about = paymentId ? ` of payment ${paymentId}` : '';
  const tried = attempts.map(
    ({ at, url: former, status, error, location, durationMilliseconds }) =>
      `  attempt at ${at}${former ? ` to ${former}` : ''}: ${status ?? error ?? 'no response'} in ${durationMilliseconds} ms${redirectText(location)}`,
  );
  const behind = waitsBehind ? `, behind delivery ${waitsBehind}` : '';
  return [
    `Delivery ${id}: ${kind} ${action}${about} to ${isOwnInbox(url) ? url : urlText(url)} is ${state}.`,
    `  receiver: ${isOwnInbox(url) ? ownInbox : 'yours'}`,
    ...(tried.length > 0 ? tried : [`  not sent yet${behind}`]),
    ...(nextAttemptAt ? [`  next attempt: ${nextAttemptAt} by the tenant’s clock`] : []),
    ...(isWhole ? messageLines(delivery) : []),
  ].join('\n');
}
