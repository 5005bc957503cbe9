import type { Locale } from '../core/locale.ts';

export interface PageSettings {
  language: Locale;
  /** URL of the documentation, without a trailing slash. */
  siteUrl: string;
  /** Base path of the sandbox; empty at the root of its host. */
  root: string;
  /** Whether the sandbox is on a public network, and therefore has no shared tenant. */
  isExposed?: boolean | undefined;
}

export const htmlLang = { pt: 'pt-PT', es: 'es-ES', en: 'en' } as const satisfies Record<Locale, string>;
