import * as chromeEn from '../src/words/en/chrome.ts';
import * as guideEn from '../src/words/en/guide.ts';
import * as homeEn from '../src/words/en/home.ts';
import * as partsEn from '../src/words/en/parts.ts';
import * as referenceEn from '../src/words/en/reference.ts';
import * as soapEn from '../src/words/en/soap.ts';
import * as chromeEs from '../src/words/es/chrome.ts';
import * as guideEs from '../src/words/es/guide.ts';
import * as homeEs from '../src/words/es/home.ts';
import * as partsEs from '../src/words/es/parts.ts';
import * as referenceEs from '../src/words/es/reference.ts';
import * as soapEs from '../src/words/es/soap.ts';
import * as chrome from '../src/words/pt/chrome.ts';
import * as guide from '../src/words/pt/guide.ts';
import * as home from '../src/words/pt/home.ts';
import * as parts from '../src/words/pt/parts.ts';
import * as reference from '../src/words/pt/reference.ts';
import * as soap from '../src/words/pt/soap.ts';
import type { SiteLocale } from './locale.ts';

const pt = { chrome, parts, guide, home, reference, soap };

/**
 * The site's own texts in every language, for plugins and tests; a component imports the language being built from
 * `@words`. A language that lacks a text of the Portuguese does not compile.
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
  },
  en: {
    chrome: chromeEn,
    parts: partsEn,
    guide: guideEn,
    home: homeEn,
    reference: referenceEn,
    soap: soapEn,
  },
};
