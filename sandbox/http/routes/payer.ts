import type { payerOperations } from '@balcao/contract/payer/operations.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { presentPayerView } from '../../domain/checkouts/presentPayerView.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { authenticatePage } from '../../services/checkouts/authenticatePage.ts';
import { getVisit } from '../../services/checkouts/getVisit.ts';
import {
  answerBank,
  leaveCheckout,
  payByCard,
  payByPhone,
  payByReference,
} from '../../services/checkouts/payerActions.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';
import type { Authenticate } from '../middleware/authenticate.ts';
import { requestedAppearance } from '../pages/requestedAppearance.ts';

/** A page that asks again gets the current state, never a stored response. */
const headers = { 'Cache-Control': 'no-store' };

/** By the token in the address, which is all a payer has; answers come in the page's language. */
export const authenticateByToken: Authenticate = async (appContext, _, { req }) => {
  const opened = await authenticatePage(appContext, req.param('id') ?? '');
  const { language = opened.ok ? opened.value.language : req.header('accept-language') } =
    requestedAppearance(new URL(req.url).searchParams);
  const locale = localeOf(language);
  if (!opened.ok) return { caller: opened, now: appContext.clock.now(), locale, headers };
  const { caller } = opened.value;
  return { caller: ok(caller), now: caller.now, locale, headers };
};

type View = ApiRequest<(typeof payerOperations)['viewPage']>;

function shown(
  outcome: Outcome<CheckoutPayment>,
  { caller, query }: Pick<View, 'caller' | 'query'>,
): Outcome<HandlerResult> {
  if (!outcome.ok) return outcome;
  const { page_layout: layout, page_language: language } = query;
  return ok({ data: presentPayerView(outcome.value, caller, { layout, language }) });
}

/** What a payment page asks for: the simulators' actions, for whoever has its token. */
export const payerHandlers: Handlers<typeof payerOperations> = {
  viewPage: async (call) => shown(await getVisit(call.context, call.caller, call.params.id), call),
  typeCard: async (call) =>
    shown(await payByCard(call.context, call.caller, call.params.id, call.body), call),
  answerBank: async (call) =>
    shown(await answerBank(call.context, call.caller, call.params.id, call.body.answer), call),
  async typePhone(call) {
    const { phoneNumber, save } = call.body;
    return shown(await payByPhone(call.context, call.caller, call.params.id, phoneNumber, save), call);
  },
  chooseReference: async (call) =>
    shown(await payByReference(call.context, call.caller, call.params.id), call),
  leavePage: async (call) => shown(await leaveCheckout(call.context, call.caller, call.params.id), call),
};
