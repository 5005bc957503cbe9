import type { CallerExamination, callerControls } from '@balcao/contract/control/caller.ts';
import { callerRules } from '@balcao/contract/control/callerRules.ts';
import type { Locale } from '@balcao/contract/words/locales.ts';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { type ExaminedRule, examineCaller, reportShipment } from '../../services/caller/examineCaller.ts';
import type { Handlers } from '../context.ts';
import type { RequestLog } from '../middleware/requestLog.ts';

type Rule = CallerExamination['rules'][number];

const mostShown = 10;

type Evidence = NonNullable<ExaminedRule['evidence']>[number];

const presentEvidence = (evidence: Evidence): Rule['evidence'][number] => ({
  at: formatLisbon(evidence.at),
  seen: evidence.seen,
  detail: evidence.detail ?? null,
  callId: evidence.call?.id ?? null,
  deliveryId: evidence.delivery?.id.toString() ?? null,
  paymentId: evidence.paymentId?.toString() ?? null,
});

function presentRule({ rule, evidence }: ExaminedRule, locale: Locale): Rule {
  const { what, cost, remedy, link } = callerRules[rule];
  const clear = evidence?.length === 0 ? 'clear' : 'found';
  return {
    rule,
    outcome: evidence ? clear : 'unexamined',
    what: what[locale],
    cost: cost[locale],
    remedy: remedy[locale],
    link,
    found: evidence?.length ?? 0,
    evidence: (evidence ?? []).slice(0, mostShown).map(presentEvidence),
  };
}

/** Flushes the log before it is examined. */
export const callerHandlers = (log: RequestLog): Handlers<typeof callerControls> => ({
  async examineCaller({ context, caller, locale }) {
    await log.flush();
    const { calls, examined } = await examineCaller(context, caller);
    return ok({ data: { calls, rules: examined.map((each) => presentRule(each, locale)) } });
  },
  async reportShipment({ context, caller, params, body }) {
    const reported = await reportShipment(context, caller, Number(params.id), body);
    return reported.ok ? ok({}) : reported;
  },
});
