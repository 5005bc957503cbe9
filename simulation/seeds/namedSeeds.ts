import { hostileRequests } from './hostileRequests.ts';
import { ignoredPhone } from './ignoredPhone.ts';
import { importedDue } from './importedDue.ts';
import { importedFault } from './importedFault.ts';
import { importedLate } from './importedLate.ts';
import type { NamedSeed } from './namedSeed.ts';
import { refusedMessage } from './refusedMessage.ts';
import { resentFirst } from './resentFirst.ts';

/** Every story that broke a promise once. */
export const namedSeeds: readonly NamedSeed[] = [
  refusedMessage,
  importedLate,
  importedDue,
  resentFirst,
  ignoredPhone,
  importedFault,
  ...hostileRequests,
];
