import { language as en } from './en.ts';
import { language as es } from './es.ts';
import type { SearchLanguage } from './language.ts';
import { language as pt } from './pt.ts';

/** All languages, for the build and its checks, never for a browser. */
export const languages = { pt, es, en } as const satisfies Record<string, SearchLanguage>;
