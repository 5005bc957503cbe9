import type { ConsoleTexts } from '@balcao/reference/console/consoleTexts.ts';

/** What the console says on this site, besides what code blocks say everywhere. */
export interface ConsoleWords {
  console: Omit<ConsoleTexts, 'code'>;
  servers: { sandbox: string; testing: string; production: string };
  notices: {
    /** No sandbox within reach; the command that starts one follows. */
    noSandbox: string;
    again: string;
    /** The server's own description was not to be had. */
    ownCopy(version: string): string;
    versionsDiffer(theirs: string, ours: string): string;
  };
  groups: Record<'phone' | 'card' | 'amount' | 'terminal' | 'entity' | 'refusal' | 'example', string>;
  /** What is left to do on the payment page. */
  typeCard(number: string): string;
  looks: { waiting: string; delivered: string; failed: string };
  /** What stands for a typed key in code that will be copied. */
  placeholders: { platformCode: string; privateKey: string; clientId: string };
  languages: Record<'PT' | 'ES' | 'EN', string>;
}
