import { language as en } from './en.ts';
import { language as es } from './es.ts';
import type { SearchLanguage } from './language.ts';
import { language as pt } from './pt.ts';

/** All languages; their words weigh 1 KB, less than another request. */
export const languages = { pt, es, en } as const satisfies Record<string, SearchLanguage>;
