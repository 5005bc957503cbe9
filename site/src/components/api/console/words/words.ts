import type { ConsoleTexts } from '@balcao/reference/console/consoleTexts.ts';

/** Texts of the console on this site, except those of code blocks. */
export interface ConsoleWords {
  console: Omit<ConsoleTexts, 'code'>;
  servers: { sandbox: string; testing: string; production: string };
  notices: {
    /** No reachable sandbox; followed by the command that starts one. */
    noSandbox: string;
    again: string;
    /** The server's own description could not be loaded. */
    ownCopy(version: string): string;
    versionsDiffer(theirs: string, ours: string): string;
  };
  groups: Record<'phone' | 'card' | 'amount' | 'terminal' | 'entity' | 'refusal' | 'example', string>;
  /** What remains to be done on the payment page. */
  typeCard(number: string): string;
  looks: { waiting: string; delivered: string; failed: string };
  languages: Record<'PT' | 'ES' | 'EN', string>;
}
