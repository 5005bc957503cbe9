import { type ControlCode, controlErrors } from '../control/controlErrors.ts';
import { controlOperations } from '../control/controlOperations.ts';
import { faultHeader, faultKindWords } from '../control/faultKinds.ts';
import { streamOperations } from '../control/liveEvents.ts';
import type { ControlError } from '../errors/errorRow.ts';
import { controlTags } from '../operations/tags.ts';
import { failureModeWords } from '../resources/webhooks/failureModes.ts';
import type { Locale, Words } from '../words/locales.ts';
import { operationFacts } from './operationFacts.ts';

interface ControlErrorFact {
  status: number;
  retryable: boolean;
  msg: string;
  cause: string;
  remedy: string;
  provocation: Extract<ControlError['provocation'], { by: 'call' }> | { by: 'words'; words: string };
}

const provocationIn = (provocation: ControlError['provocation'], locale: Locale): ControlErrorFact['provocation'] =>
  provocation.by === 'words' ? { by: 'words', words: provocation.words[locale] } : provocation;

/** Catalogue of the control API by code, in one language. */
function catalogueIn(locale: Locale): Record<ControlCode, ControlErrorFact> {
  const entries = Object.entries<ControlError>(controlErrors);
  return Object.fromEntries(
    entries.map(([code, { status, retryable = false, words, cause, remedy, provocation }]) => [
      code,
      {
        status,
        retryable,
        msg: words[locale],
        cause: cause[locale],
        remedy: remedy[locale],
        provocation: provocationIn(provocation, locale),
      },
    ]),
  ) as Record<ControlCode, ControlErrorFact>;
}

export function controlFacts(locale: Locale) {
  const refusals = Object.entries(controlErrors).map(([code, { status, words }]) => ({
    code,
    status,
    msg: words[locale],
  }));
  const inLocale = (all: Readonly<Record<string, Words>>) =>
    Object.entries(all).map(([id, words]) => ({ id, words: words[locale] }));
  return {
    operations: operationFacts({ ...controlOperations, ...streamOperations }, controlTags, locale),
    errors: refusals,
    catalogue: catalogueIn(locale),
    faultHeader,
    faults: inLocale(faultKindWords),
    failureModes: inLocale(failureModeWords),
  };
}
