import type { CausedDelivery, CompletedCall } from '@balcao/reference/console/consoleSetting.ts';
import { workbenchHref } from '@balcao/workbench/app/paneLocation.ts';
import { dataOf } from '@balcao/workbench/core/exchange.ts';
import { openLiveEventFeed } from '@balcao/workbench/core/live-events/liveEventFeed.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { createRunnerContext } from '@balcao/workbench/core/runnerContext.ts';
import { deliveryLooks } from '@balcao/workbench/parts/stateLooks.ts';
import { causedDeliveries, causingCallTime, type ListedDelivery } from './causedDeliveries.ts';
import { apiCredentialsOf, originOfApi } from './consoleCredentials.ts';
import type { ConsoleWords } from './words/pt.ts';

const listPath = '/sandbox/deliveries?limit=50';

/** Watches the server's live events; undefined if the call causes no delivery or the server has no events. */
export function watchDeliveries(
  { server, credentials, call, body }: CompletedCall,
  words: ConsoleWords,
  locale: Locale,
  onChange: (deliveries: readonly CausedDelivery[]) => void,
): (() => void) | undefined {
  const cause = { method: call.operation.method, path: call.path, body };
  if (!server.given || causingCallTime(cause) === undefined) return undefined;
  const origin = originOfApi(server.url);
  const keys = apiCredentialsOf(credentials);
  const feed = openLiveEventFeed(origin, keys);
  const context = createRunnerContext(origin, keys, locale, feed);
  const looks = deliveryLooks(words.looks);
  let isGone = false;

  const shown = ({ id, action, url, state, attempts, body: sent }: ListedDelivery): CausedDelivery => ({
    id,
    name: action,
    url,
    look: looks[state],
    attempts: attempts.length,
    body: sent,
    href: workbenchHref(origin, locale, ['webhooks', 'deliveries', id], keys),
  });
  const look = async () => {
    const { reply } = await context.request('GET', listPath);
    const all = dataOf(reply) as ListedDelivery[] | undefined;
    if (!isGone && all) onChange(causedDeliveries(cause, all).map(shown));
  };

  look();
  const stop = feed.onEvent(({ kind }) => {
    if (kind === 'delivery' || kind === 'everything') look();
  });
  return () => {
    isGone = true;
    stop();
    feed.close();
  };
}
