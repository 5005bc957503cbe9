import { createContext, use } from 'react';
import type { Locale } from '../core/locale.ts';
import type { WorkbenchWords } from '../words/pt.ts';

interface PanelPlace {
  words: WorkbenchWords;
  locale: Locale;
  /** Base URL of the site, with a trailing slash: `runtime.json` below it names the sandbox. */
  baseUrl: string;
}

export const Place = createContext(undefined as unknown as PanelPlace);

export const usePlace = () => use(Place);
