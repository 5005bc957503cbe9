import { type ApiCredentials, isApiCredentials } from '../../core/apiCredentials.ts';
import {
  chooseDestination,
  type Destination,
  type DestinationKind,
  destinationKinds,
  originIn,
} from '../../core/destination.ts';
import { findOrigin, isSandboxAt } from '../../core/findSandbox.ts';
import { type SandboxKeys, storeSandbox, switchSandbox } from '../../core/keyring.ts';
import { checkKeys } from '../../core/pastedKeys.ts';

export interface DestinationDraft {
  kind: DestinationKind;
  /** Typed URL of another sandbox. */
  url: string;
  /** Platform code of stored keys to use; undefined keeps the current ones. */
  platformCode?: string;
  /** New keys of a sandbox, or typed credentials for a server. */
  keys?: SandboxKeys;
}

export type ChoiceProblem = 'url' | 'keys' | 'silent' | 'noTab' | 'refused';

const isEmpty = (keys: ApiCredentials) => keys.platformCode + keys.privateKey + keys.clientId === '';

/** Stores the reader's choice, unless there is a problem, such as a sandbox that does not respond. */
export async function applyChoice(draft: DestinationDraft, baseUrl: string): Promise<ChoiceProblem | undefined> {
  const destination = destinationIn(draft);
  if (!destination) return 'url';
  const origin = await findOrigin(baseUrl, destination);
  const { kind } = destination;
  const mustAnswer = kind === 'url' || kind === 'tab';
  if (mustAnswer && !(origin && (await isSandboxAt(origin)))) return kind === 'tab' ? 'noTab' : 'silent';
  const problem = await applyKeys(draft, origin);
  if (!problem) chooseDestination(destination);
  return problem;
}

function destinationIn({ kind, url }: DestinationDraft): Destination | undefined {
  if (kind !== 'url') return { kind };
  const origin = originIn(url);
  return origin ? { kind, origin } : undefined;
}

/** Stores the keys for an origin. Keys of a sandbox are checked first. */
async function applyKeys(
  { kind, platformCode, keys }: DestinationDraft,
  origin: string | undefined,
): Promise<ChoiceProblem | undefined> {
  const { credentials } = destinationKinds[kind];
  if (credentials === 'none') return undefined;
  if (!keys) {
    if (origin && platformCode !== undefined) switchSandbox(origin, platformCode);
    return undefined;
  }
  const mayBeEmpty = credentials === 'typed' && isEmpty(keys);
  if (!mayBeEmpty && !isApiCredentials(keys)) return 'keys';
  if (!origin) return 'silent';
  const outcome = credentials === 'sandbox' ? await checkKeys(origin, keys) : 'accepted';
  if (outcome !== 'accepted') return outcome === 'refused' ? 'refused' : 'silent';
  storeSandbox(origin, keys);
  return undefined;
}
