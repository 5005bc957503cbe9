import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/checkoutEnums.ts';
import { pageShapes } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Context, Handler } from 'hono';
import { type RequestedAppearance, requestedAppearance } from '../../domain/checkouts/pageLanguage.ts';
import { presentPayerView } from '../../domain/checkouts/presentPayerView.ts';
import { authenticatePage, getVisit } from '../../services/checkouts/visits.ts';
import type { AppContext } from '../context.ts';
import { baseAsCalled } from '../middleware/pagination.ts';
import type { Pages } from './pages.ts';
import { pageHeaders } from './securityHeaders.ts';

const languages: Record<Locale, PageLanguage> = { pt: 'PT', es: 'ES', en: 'EN' };

/** Payer's view of the page at a URL; null for an unknown token or a hash of another token. */
async function viewAt(appContext: AppContext, { req }: Context, asked: RequestedAppearance): Promise<PayerView | null> {
  const id = req.param('id') ?? '';
  const opened = await authenticatePage(appContext, id);
  if (!opened.ok) return null;
  const visit = await getVisit(appContext, opened.value.caller, id);
  if (!visit.ok) return null;
  const hash = req.param('hash');
  if (hash !== undefined && hash !== visit.value.checkout.hash) return null;
  return presentPayerView(visit.value, opened.value.caller, asked);
}

async function answerPage(appContext: AppContext, pages: Pages, context: Context, frame: boolean): Promise<Response> {
  const asked = requestedAppearance(new URL(context.req.url).searchParams);
  const view = await viewAt(appContext, context, asked);
  const language = asked.language ?? languages[localeOf(context.req.header('accept-language'))];
  const look = view?.page ?? { language, layout: asked.layout ?? 'default' };
  return new Response(await pages.checkout(view, { ...look, frame }), {
    status: view ? 200 : 404,
    headers: frame ? pageHeaders.frame : pageHeaders.whole,
  });
}

async function answerScript(appContext: AppContext, pages: Pages, context: Context): Promise<Response> {
  const url = new URL(context.req.url);
  const { pathname, searchParams } = url;
  const { language } = requestedAppearance(searchParams);
  const query = new URLSearchParams({
    page_layout: 'embed',
    ...(language && { page_language: language }),
    frame: '1',
  });
  const script = await pages.embedScript({
    origin: baseAsCalled(url, appContext.publicUrl),
    path: `${pathname}?${query}`,
  });
  return new Response(script, { headers: pageHeaders.script });
}

/** Handlers of payment pages (docs/decisions/checkout-pages.md): the embed script, its frame, and full pages. */
export function checkoutPages(appContext: AppContext, pages: Pages): Record<string, Handler> {
  const whole: Handler = (context) => answerPage(appContext, pages, context, false);
  const framed: Handler = async (context) => {
    const embed = context.req.query('page_layout') === 'embed';
    if (embed && context.req.query('frame') === '1') return answerPage(appContext, pages, context, true);
    const script = embed && (await authenticatePage(appContext, context.req.param('id') ?? '')).ok;
    return script ? answerScript(appContext, pages, context) : answerPage(appContext, pages, context, false);
  };
  return {
    [pageShapes.whole]: whole,
    [pageShapes.framed]: framed,
    [pageShapes.unstyled]: whole,
    [pageShapes.old]: whole,
  };
}
