import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Handler, Hono } from 'hono';
import { provider } from '../../../provider.config.ts';
import { assetOf, type Files } from './asset.ts';
import type { Drawn } from './pages.ts';
import { pageHeaders } from './securityHeaders.ts';

export interface StartPage extends Files {
  page(language: Locale): Drawn<string>;
}

/** Serves the workbench at the root URL. */
export function addStartPage(app: Hono, startPage: StartPage): void {
  app.get('/', async (context) => {
    const language = localeOf(context.req.query('lang') ?? context.req.header('accept-language'));
    return new Response(await startPage.page(language), {
      headers: { ...pageHeaders.whole, Vary: 'Accept-Language' },
    });
  });
  app.get('/workbench/:name', assetOf(startPage));
}

/** Cache lifetime of the icon; only a day, because its URL does not change with its content. */
const markSeconds = 86_400;

/** Icon that browsers request for every page. */
export const favicon: Handler = () =>
  new Response(provider.mark, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${markSeconds}` },
  });
