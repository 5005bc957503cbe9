import { locale } from 'virtual:locale';
import textOf from 'virtual:texts';
import type { PageData } from '../data/pageData.ts';
import { languageOf } from '../languages.ts';
import { type RenderedPage, renderPage } from './renderPage.tsx';
import { type Route, routesIn } from './routes.tsx';

export const language = languageOf(locale);

export const table = routesIn(language);

/** Data that all rendered pages share: times of last changes by file, and page data. */
interface RenderedWith {
  changes: ReadonlyMap<string, Date>;
  data: PageData;
}

export const render = (route: Route, given: RenderedWith): Promise<RenderedPage> =>
  renderPage(route, { language, textOf, ...given });
