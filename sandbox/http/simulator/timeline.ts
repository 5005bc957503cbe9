import type { moment, timelineControls } from '@balcao/contract/control/timeline.ts';
import type * as z from 'zod';
import { formatLisbon } from '../../domain/clock/lisbonTime.ts';
import { ok } from '../../domain/outcome.ts';
import { presentPayment } from '../../domain/payments/presentPayment.ts';
import type { Moment, TimelineAttempt } from '../../domain/payments/timeline.ts';
import { getTimeline } from '../../services/payments/readPayments.ts';
import type { Handlers } from '../context.ts';
import { controlPageSize } from './present.ts';

type Shown = z.infer<typeof moment>;

const nothing = { action: null, state: null, code: null, phoneNumber: null, amount: null, sequelId: null };

function presentTry({ delivery, attempt, number }: TimelineAttempt): Shown['delivery'] {
  const { id, kind, action, url, state } = delivery;
  const { status, error, location = null } = attempt;
  return { id: String(id), kind, event: action, url, state, attempt: number, status, error, location };
}

function presentMoment(happened: Moment): Shown {
  const at = formatLisbon(happened.at);
  if ('tried' in happened) return { ...nothing, at, kind: 'attempt', delivery: presentTry(happened.tried) };
  const { action, state, code, phone, amountCents, sequelId } = happened.step;
  return {
    at,
    kind: 'step',
    action,
    state,
    code: code ?? null,
    phoneNumber: phone ?? null,
    amount: amountCents ?? null,
    sequelId: sequelId?.toString() ?? null,
    delivery: null,
  };
}

export const timelineHandlers: Handlers<typeof timelineControls> = {
  async listPlatformPayments({ context, caller, query, locale }) {
    const { state } = query;
    const limit = Math.min(query.limit, controlPageSize);
    const payments = await context.store.read(caller.tenant, (store) =>
      store.payments.newest(caller.platformCode, { state, limit }),
    );
    return ok({ data: payments.map((payment) => presentPayment(payment, locale)) });
  },
  async getTimeline({ context, caller, params, locale }) {
    const told = await getTimeline(context, caller, Number(params.id));
    if (!told.ok) return told;
    const { payment, moments } = told.value;
    return ok({ data: { payment: presentPayment(payment, locale), moments: moments.map(presentMoment) } });
  },
};
