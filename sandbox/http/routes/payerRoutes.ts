import type { payerOperations } from '@balcao/contract/payer/payerOperations.ts';
import type { PayerView } from '@balcao/contract/payer/payerSchema.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import type { TypedCard } from '../../domain/checkouts/cardChallenge.ts';
import { requestedAppearance } from '../../domain/checkouts/pageLanguage.ts';
import type { CheckoutPayment } from '../../domain/checkouts/payerActions.ts';
import { presentPayerView } from '../../domain/checkouts/presentPayerView.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import {
  answerBank,
  answerPushOfPage,
  leaveCheckout,
  payByCard,
  payByPhone,
  payByReference,
  payReferenceOfPage,
} from '../../services/checkouts/payerActions.ts';
import { authenticatePage, getVisit, refusePage } from '../../services/checkouts/visits.ts';
import type { ApiRequest, HandlerResult, Handlers } from '../context.ts';
import type { Authenticate } from '../middleware/authenticate.ts';

/** A page that polls must get the current state, never a cached response. */
const headers = { 'Cache-Control': 'no-store' };

/** Authenticates by the token in the URL, the payer's only credential; the page's language is used for responses. */
export const authenticateByToken: Authenticate = async (appContext, _, { req }) => {
  const opened = await authenticatePage(appContext, req.param('id') ?? '');
  const { language = opened.ok ? opened.value.language : req.header('accept-language') } = requestedAppearance(
    new URL(req.url).searchParams,
  );
  const locale = localeOf(language);
  if (!opened.ok) return { caller: opened, now: appContext.clock.now(), locale, headers };
  const { caller } = opened.value;
  return { caller: ok(caller), now: caller.now, locale, whenDeleted: refusePage(), headers };
};

/** Request for a payment page, identified by `id`: its token or checkout. */
type PageCall = Pick<ApiRequest, 'context' | 'caller'> & { params: { id: string } };

function shownAs<Call>(
  outcome: Outcome<CheckoutPayment>,
  call: Call,
  present: (payment: CheckoutPayment, call: Call) => unknown,
): Outcome<HandlerResult> {
  return outcome.ok ? ok({ data: present(outcome.value, call) }) : outcome;
}

/** Handlers of the payer's actions, for the page and the control API; `present` makes each response. */
export function payerActions<Call extends PageCall>(present: (payment: CheckoutPayment, call: Call) => unknown) {
  const shown = (outcome: Outcome<CheckoutPayment>, call: Call) => shownAs(outcome, call, present);
  return {
    visit: async (call: Call) => shown(await getVisit(call.context, call.caller, call.params.id), call),
    payByCard: async (call: Call & { body: TypedCard }) =>
      shown(await payByCard(call.context, call.caller, call.params.id, call.body), call),
    answerBank: async (call: Call & { body: { answer: 'accept' | 'refuse' } }) =>
      shown(await answerBank(call.context, call.caller, call.params.id, call.body.answer), call),
    async payByPhone(call: Call & { body: { phoneNumber: string; save: boolean } }) {
      const { phoneNumber, save } = call.body;
      return shown(await payByPhone(call.context, call.caller, call.params.id, phoneNumber, save), call);
    },
    payByReference: async (call: Call) => shown(await payByReference(call.context, call.caller, call.params.id), call),
    leave: async (call: Call) => shown(await leaveCheckout(call.context, call.caller, call.params.id), call),
  };
}

type View = Pick<ApiRequest<(typeof payerOperations)['viewPage']>, 'context' | 'caller' | 'params' | 'query'>;

function presentView(payment: CheckoutPayment, { caller, query }: View): PayerView {
  const { page_layout: layout, page_language: language } = query;
  return presentPayerView(payment, caller, { layout, language });
}

const actions = payerActions(presentView);

/** Operations of a payment page: the payer's simulated actions, authorised by the page's token. */
export const payerHandlers: Handlers<typeof payerOperations> = {
  viewPage: actions.visit,
  typeCard: actions.payByCard,
  answerBank: actions.answerBank,
  typePhone: actions.payByPhone,
  chooseReference: actions.payByReference,
  answerPush: async (call) => {
    const { context, caller, params, body } = call;
    return shownAs(await answerPushOfPage(context, caller, params.id, body), call, presentView);
  },
  payReference: async (call) =>
    shownAs(await payReferenceOfPage(call.context, call.caller, call.params.id), call, presentView),
  leavePage: actions.leave,
};
