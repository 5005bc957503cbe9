import type { OwnValue } from '@balcao/reference/console/carry/carriedValues.ts';
import type { ConsoleServer } from '@balcao/reference/console/consoleSetting.ts';
import type { Credentials } from '@balcao/reference/console/send/credentials.ts';
import { dataOf } from '@balcao/workbench/core/exchange.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { requestAs } from '@balcao/workbench/core/runnerContext.ts';
import seed from '@facts/seed.json';
import { apiCredentialsOf } from './credentials.ts';
import { type ListedPayment, newestOwn, takesPayment } from './newestOwn.ts';
import { originOfApi } from './originOfApi.ts';

/** The control API, which no fault on request meets. */
const listPath = '/sandbox/payments?limit=20';

/**
 * The reader's own newest payments in a sandbox, for the parameters of a call; none from the provider's servers.
 * @param words what such a payment is to the reader, by kind
 */
export async function ownPayments(
  {
    server,
    credentials,
    kinds,
  }: { server: ConsoleServer; credentials: Credentials; kinds: readonly string[] },
  words: Readonly<Record<string, string>>,
  locale: Locale,
): Promise<OwnValue[]> {
  if (!server.given || server.isClosed || !takesPayment(kinds)) return [];
  const request = requestAs(originOfApi(server.url), apiCredentialsOf(credentials), locale);
  const { reply } = await request('GET', listPath);
  const all = dataOf(reply) as ListedPayment[] | undefined;
  return newestOwn(all ?? [], { kinds, words, firstFreeId: seed.firstFreePaymentId });
}
