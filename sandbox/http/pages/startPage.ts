import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import type { Handler, Hono } from 'hono';
import { provider } from '../../../provider.config.ts';
import { assetOf, type Files } from './asset.ts';
import type { Drawn } from './pages.ts';
import { pageHeaders } from './securityHeaders.ts';

export interface StartPage extends Files {
  page(language: Locale): Drawn<string>;
}

/** Puts the workbench where somebody looks first who has just started a sandbox. */
export function addStartPage(app: Hono, startPage: StartPage): void {
  app.get('/', async (context) => {
    const language = localeOf(context.req.query('lang') ?? context.req.header('accept-language'));
    return new Response(await startPage.page(language), {
      headers: { ...pageHeaders.whole, Vary: 'Accept-Language' },
    });
  });
  app.get('/workbench/:name', assetOf(startPage));
}

/** A browser keeps the mark for a day: its name stays when the brand changes. */
const markSeconds = 86_400;

/** The mark every browser asks for, whichever page it shows. */
export const favicon: Handler = () =>
  new Response(provider.mark, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': `public, max-age=${markSeconds}` },
  });
