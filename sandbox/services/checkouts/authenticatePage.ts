import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import { token as tokenFormat } from '@balcao/contract/schema/formats.ts';
import { type Outcome, ok, type Refusal, refuse } from '../../domain/outcome.ts';
import type { Caller, Ports } from '../../domain/ports.ts';
import { refuseFrozen } from '../../domain/tenants/frozen.ts';

/** Who acts on a page, and the language it was made in. */
interface AuthenticatedPage {
  caller: Caller;
  language: PageLanguage;
}

/** What a call is refused with whose page is not there, or is deleted while it is under way. */
export const refusePage = (): Refusal => refuse('e00501', { source: { parameter: 'id' } });

/**
 * Whoever holds the token of a page acts for the tenant and the entity that made it, by that tenant's clock.
 * @returns e00501 for a token no page has, c1201 where the operator stopped the sandbox
 */
export async function authenticatePage(ports: Ports, token: string): Promise<Outcome<AuthenticatedPage>> {
  const owner = tokenFormat.safeParse(token).success ? await ports.store.page(token) : undefined;
  if (!owner) return refusePage();
  if (owner.frozenReason !== null) return refuseFrozen(owner.frozenReason);
  const { tenant, platformCode, clientId, entity, clockOffset, language } = owner;
  const now = ports.clock.now() + clockOffset;
  return ok({ caller: { tenant, platformCode, clientId, entity, now }, language });
}
