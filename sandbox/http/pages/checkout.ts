import type { PayerView } from '@balcao/contract/payer/schema.ts';
import type { PageLanguage } from '@balcao/contract/resources/checkouts/enums.ts';
import { pageShapes } from '@balcao/contract/resources/checkouts/pageUrl.ts';
import { type Locale, localeOf } from '@balcao/contract/words/locales.ts';
import type { Context, Handler } from 'hono';
import { type AskedLook, presentPayerView } from '../../domain/checkouts/presentPayerView.ts';
import { openPage } from '../../services/checkouts/authenticatePage.ts';
import { getVisit } from '../../services/checkouts/getVisit.ts';
import type { Desk } from '../context.ts';
import { askedLook } from './asked.ts';
import { pageHeaders } from './headers.ts';
import type { Pages } from './pages.ts';

const languages: Record<Locale, PageLanguage> = { pt: 'PT', es: 'ES', en: 'EN' };

/** What the page at an address shows; null for an unknown token, or a hash that is not the token's. */
async function viewAt(desk: Desk, { req }: Context, asked: AskedLook): Promise<PayerView | null> {
  const id = req.param('id') ?? '';
  const opened = await openPage(desk, id);
  if (!opened.ok) return null;
  const visit = await getVisit(desk, opened.value.caller, id);
  if (!visit.ok) return null;
  const hash = req.param('hash');
  if (hash !== undefined && hash !== visit.value.checkout.hash) return null;
  return presentPayerView(visit.value, opened.value.caller, asked);
}

async function answerPage(desk: Desk, pages: Pages, context: Context, frame: boolean): Promise<Response> {
  const asked = askedLook(new URL(context.req.url).searchParams);
  const view = await viewAt(desk, context, asked);
  const language = asked.language ?? languages[localeOf(context.req.header('accept-language'))];
  const look = view?.page ?? { language, layout: asked.layout ?? 'default' };
  return new Response(pages.checkout(view, { ...look, frame }), {
    status: view ? 200 : 404,
    headers: frame ? pageHeaders.frame : pageHeaders.whole,
  });
}

/** The script a shop includes; its frame is at the same address, in the same language. */
function answerScript(desk: Desk, pages: Pages, context: Context): Response {
  const { pathname, searchParams } = new URL(context.req.url);
  const { language } = askedLook(searchParams);
  const query = new URLSearchParams({
    page_layout: 'embed',
    ...(language && { page_language: language }),
    frame: '1',
  });
  const script = pages.embedScript({ origin: desk.publicUrl, path: `${pathname}?${query}` });
  return new Response(script, { headers: pageHeaders.script });
}

/**
 * Payment pages, by where they lie (FACTS 4). The embed address answers a script where `page_layout` says `embed`, the
 * page for the script's frame where `frame` stands beside it, and a whole page otherwise (DECISIONS 25).
 */
export function checkoutPages(desk: Desk, pages: Pages): Record<string, Handler> {
  const whole: Handler = (context) => answerPage(desk, pages, context, false);
  const framed: Handler = async (context) => {
    const embed = context.req.query('page_layout') === 'embed';
    if (embed && context.req.query('frame') === '1') return answerPage(desk, pages, context, true);
    const script = embed && (await openPage(desk, context.req.param('id') ?? '')).ok;
    return script ? answerScript(desk, pages, context) : answerPage(desk, pages, context, false);
  };
  return {
    [pageShapes.whole]: whole,
    [pageShapes.framed]: framed,
    [pageShapes.unstyled]: whole,
    [pageShapes.old]: whole,
  };
}
