import type { Locale } from '../core/locale.ts';

export interface PageSettings {
  language: Locale;
  /** The documentation, without a slash at its end. */
  siteUrl: string;
  /** Path under which the sandbox answers; empty at the root of its host. */
  root: string;
  /** Whether it is on a public network, where no sandbox is shared. */
  isExposed?: boolean | undefined;
}

export const htmlLang = { pt: 'pt-PT', es: 'es-ES', en: 'en' } as const satisfies Record<Locale, string>;
