import { sdkGeneratorNames } from '@balcao/contract/resources/sdks/abilities.ts';
import {
  acceptedStatuses,
  deliveryTimeoutSeconds,
  disableAfterFailures,
  retryGapsMinutes,
} from '@balcao/contract/resources/webhooks/deliveryRules.ts';
import { signatureToleranceSeconds } from '@balcao/contract/resources/webhooks/signatureTolerance.ts';
import { amountScenarios } from '@balcao/contract/scenarios/amounts.ts';
import { seed } from '@balcao/contract/scenarios/seed.ts';
import { apiVersion } from '@balcao/contract/schema/envelope.ts';
import { packageSpec } from '@balcao/text/urls.ts';
import { provider } from '../../provider.config.ts';

const listOf = (statuses: readonly number[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(statuses.map(String));

/** Amount that is approved and settled at a terminal without further actions. */
const settled = amountScenarios.find(({ actions }) => actions.includes('settle'));

/**
 * Facts from the contract and the provider's configuration, by name. The files for coding agents refer to them as
 * `{{name}}`.
 * @param base path of the documentation site on its server, with a slash at both ends
 */
export function factsAt(base: string) {
  return {
    base,
    docs: `${base}en`,
    guides: `${base}en/docs/guides`,
    brand: provider.brand,
    company: provider.company,
    site: provider.site,
    package: packageSpec(base.startsWith('/') ? provider.site + base : base, provider.registryName),
    ...provider.servers,
    sandbox: provider.sandbox,
    apiVersion,
    nodeVersion: '20.19',
    platformCode: seed.platform.code,
    privateKey: seed.platform.privateKey,
    clientId: seed.entity.clientId,
    cloudTerminal: seed.terminals[0].uuid,
    settledCents: String(settled?.amountCents),
    sdkLanguages: new Intl.ListFormat('en').format(Object.values(sdkGeneratorNames)),
    webhookStatuses: listOf(acceptedStatuses.webhook),
    callbackStatus: listOf(acceptedStatuses.callback),
    deliveryTimeoutSeconds: String(deliveryTimeoutSeconds),
    toleranceMinutes: String(signatureToleranceSeconds / 60),
    attempts: String(retryGapsMinutes.length + 1),
    disableAfterFailures: String(disableAfterFailures),
  } satisfies Record<string, string>;
}
