import type { payerOperations } from '@balcao/contract/payer/operations.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import type { Paged } from '../../domain/checkouts/payerActions.ts';
import { presentPayerView } from '../../domain/checkouts/presentPayerView.ts';
import { type Outcome, ok } from '../../domain/outcome.ts';
import { openPage } from '../../services/checkouts/authenticatePage.ts';
import { getVisit } from '../../services/checkouts/getVisit.ts';
import {
  answerBank,
  leaveCheckout,
  payByCard,
  payByPhone,
  payByReference,
} from '../../services/checkouts/payerActions.ts';
import type { Call, Handlers, Reply } from '../context.ts';
import type { Introduce } from '../middleware/authenticate.ts';
import { askedLook } from '../pages/asked.ts';

/** A page that asks again must not be told what was true before. */
const headers = { 'Cache-Control': 'no-store' };

/** By the token in the address, which is all a payer has; answers come in the page's language. */
export const byToken: Introduce = async (desk, _, { req }) => {
  const opened = await openPage(desk, req.param('id') ?? '');
  const { language = opened.ok ? opened.value.language : req.header('accept-language') } = askedLook(
    new URL(req.url).searchParams,
  );
  const locale = localeOf(language);
  if (!opened.ok) return { caller: opened, now: desk.clock.now(), locale, headers };
  const { caller } = opened.value;
  return { caller: ok(caller), now: caller.now, locale, headers };
};

type View = Call<(typeof payerOperations)['viewPage']>;

function shown(outcome: Outcome<Paged>, { caller, query }: Pick<View, 'caller' | 'query'>): Outcome<Reply> {
  if (!outcome.ok) return outcome;
  const { page_layout: layout, page_language: language } = query;
  return ok({ data: presentPayerView(outcome.value, caller, { layout, language }) });
}

/** What a payment page asks for: the simulators' actions, for whoever has its token. */
export const payerHandlers: Handlers<typeof payerOperations> = {
  viewPage: async (call) => shown(await getVisit(call.desk, call.caller, call.params.id), call),
  typeCard: async (call) => shown(await payByCard(call.desk, call.caller, call.params.id, call.body), call),
  answerBank: async (call) =>
    shown(await answerBank(call.desk, call.caller, call.params.id, call.body.answer), call),
  async typePhone(call) {
    const { phoneNumber, save } = call.body;
    return shown(await payByPhone(call.desk, call.caller, call.params.id, phoneNumber, save), call);
  },
  chooseReference: async (call) => shown(await payByReference(call.desk, call.caller, call.params.id), call),
  leavePage: async (call) => shown(await leaveCheckout(call.desk, call.caller, call.params.id), call),
};
