import { workbenchHref } from '@balcao/workbench/app/paneLocation.ts';
import { seedCredentials } from '@balcao/workbench/core/apiCredentials.ts';
import { chooseDestination, chosenDestination, destinationKinds, hostOf } from '@balcao/workbench/core/destination.ts';
import { originAmong, siteOrigins } from '@balcao/workbench/core/findSandbox.ts';
import { keysInUse, type SandboxKeys, switchSandbox } from '@balcao/workbench/core/keyring.ts';
import type { Locale } from '@balcao/workbench/core/locale.ts';
import { printedCredentials } from '@balcao/workbench/core/typedCredentials.ts';
import seed from '@facts/seed.json';
import { words } from '@workbench-words';
import { provider } from '../../../../provider.config.ts';
import { retargetFrom, type SampleTarget } from './sample.ts';

const shared = seedCredentials(seed);

/** Tokens of the seeded checkouts, each with its counterpart in a private sandbox. */
function tokensOf({ checkouts }: SandboxKeys) {
  if (!checkouts) return [];
  return (['ready', 'paid', 'token'] as const).map((name) => [seed.checkouts[name], checkouts[name]] as const);
}

/** Target of the samples; undefined for a fresh local sandbox, without a server, and for the sandbox of a tab. */
export async function findTarget(baseUrl: string, locale: Locale): Promise<SampleTarget | undefined> {
  const destination = chosenDestination();
  const { sends, simulators } = destinationKinds[destination.kind];
  const ofSite = await siteOrigins(baseUrl);
  const { local, tab } = ofSite;
  const origin = originAmong(ofSite, destination);
  // The sandbox of a tab cannot be reached from a terminal.
  if (!sends || !origin || origin === tab) return undefined;
  const w = words.destination;
  const own: SandboxKeys = keysInUse(origin, shared);
  if (destination.kind === 'local' && own === shared) return undefined;
  const keys = { ...own, ...printedCredentials(origin, own, w.placeholders) };
  const named = own === shared ? w.shared : own.platformCode ? w.platform(own.platformCode) : w.noKeys;
  const origins = [...new Set([provider.sandbox, ...(local ? [local] : [])])];
  return {
    origin,
    keys,
    retarget: retargetFrom({ origins, keys: shared }, { origin, keys }, { values: tokensOf(own), simulators }),
    workbenchUrl: simulators ? workbenchHref(origin, locale, [], own) : undefined,
    texts: { of: w.samples.of(hostOf(origin), named), back: w.samples.back },
    reset() {
      if (local) switchSandbox(local, shared.platformCode);
      chooseDestination({ kind: 'local' });
    },
  };
}
