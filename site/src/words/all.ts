import type { SiteLocale } from '../../locales.ts';
import * as chromeEn from './en/chrome.ts';
import * as guideEn from './en/guide.ts';
import * as homeEn from './en/home.ts';
import * as partsEn from './en/parts.ts';
import * as referenceEn from './en/reference.ts';
import * as soapEn from './en/soap.ts';
import * as treesEn from './en/trees.ts';
import * as chromeEs from './es/chrome.ts';
import * as guideEs from './es/guide.ts';
import * as homeEs from './es/home.ts';
import * as partsEs from './es/parts.ts';
import * as referenceEs from './es/reference.ts';
import * as soapEs from './es/soap.ts';
import * as treesEs from './es/trees.ts';
import * as chrome from './pt/chrome.ts';
import * as guide from './pt/guide.ts';
import * as home from './pt/home.ts';
import * as parts from './pt/parts.ts';
import * as reference from './pt/reference.ts';
import * as soap from './pt/soap.ts';
import * as trees from './pt/trees.ts';

const pt = { chrome, parts, guide, home, reference, soap, trees };

/**
 * All strings of the site, by language, for the builder and tests; components import their own language from `@words`.
 * A string missing from a translation is a compile error.
 */
export const siteWords: Record<SiteLocale, typeof pt> = {
  pt,
  es: {
    chrome: chromeEs,
    parts: partsEs,
    guide: guideEs,
    home: homeEs,
    reference: referenceEs,
    soap: soapEs,
    trees: treesEs,
  },
  en: {
    chrome: chromeEn,
    parts: partsEn,
    guide: guideEn,
    home: homeEn,
    reference: referenceEn,
    soap: soapEn,
    trees: treesEn,
  },
};
