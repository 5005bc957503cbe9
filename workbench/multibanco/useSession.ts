import { useMemo, useState } from 'react';
import type { Locale } from '../locale.ts';
import { parseAmount } from '../money.ts';
import { useOnce } from '../useOnce.ts';
import { usePoll } from '../usePoll.ts';
import { type Mode, useSandbox } from '../useSandbox.ts';
import type { Desk, Seed } from './desk.ts';
import { liveDesk } from './liveDesk.ts';
import { recordedDesk } from './recordedDesk.ts';
import type { Recording } from './recording.ts';
import {
  freshSession,
  isPaid,
  questionOf,
  slipOf,
  type TypedDraft,
  type TypedSlip,
  withCreated,
  withDeliveries,
  withLook,
  withPaid,
  withProblem,
} from './session.ts';

interface Setting {
  locale: Locale;
  baseUrl: string;
  recording: Recording;
  seed: Seed;
  firstDraft: TypedDraft;
}

/** The panel's memory and the things a reader can do with it. */
export function useSession({ locale, baseUrl, recording, seed, firstDraft }: Setting) {
  const { mode, connect, lookAgain } = useSandbox(baseUrl);
  const [session, setSession] = useState(() => freshSession(firstDraft));
  const create = useOnce();
  const pay = useOnce();
  const deskOf = useMemo(() => deskFinder(locale, seed, recording), [locale, seed, recording]);

  const actions = {
    type: (draft: TypedDraft) => setSession((s) => ({ ...s, draft, edited: true, draftProblem: undefined })),
    typeSlip: (slip: TypedSlip) => setSession((s) => ({ ...s, slip, slipProblem: undefined })),
    create: () =>
      create(async () => {
        const amount = parseAmount(session.draft.amount, locale);
        const replayed = mode.kind === 'recording';
        if ('problem' in amount && !replayed) {
          return setSession((s) => withProblem(s, 'draftProblem', amount.problem));
        }
        setSession((s) => ({ ...s, creating: true, draftProblem: undefined }));
        const desk = deskOf(await connect());
        const amountCents = 'cents' in amount ? amount.cents : 0;
        const exchange = await desk.createReference({ amountCents, code: session.draft.code.trim() });
        setSession((s) => withCreated(s, exchange, locale));
      }),
    pay: () =>
      pay(async () => {
        const { entity, reference, amount: typed } = session.slip;
        const amount = parseAmount(typed, locale);
        if ('problem' in amount) return setSession((s) => withProblem(s, 'slipProblem', amount.problem));
        setSession((s) => ({ ...s, paying: true, paid: undefined, slipProblem: undefined }));
        const slip = { entity: digitsOf(entity), reference: digitsOf(reference), amountCents: amount.cents };
        const exchange = await deskOf(mode).pay(slip);
        setSession((s) => withPaid(s, exchange));
      }),
    /** Back to the reference's own data, for another try at the cash machine. */
    resetAtm: () =>
      setSession((s) => ({
        ...s,
        paid: undefined,
        slipProblem: undefined,
        slip: s.payment ? slipOf(s.payment, locale) : s.slip,
      })),
    restart: () => setSession((s) => freshSession(s.draft)),
    lookAgain: async () => {
      const found = await lookAgain();
      if (found.kind === 'live') setSession((s) => freshSession(s.draft));
    },
  };

  const id = session.payment?.id;
  const question = mode.kind === 'live' || isPaid(session) ? questionOf(session) : undefined;
  usePoll(id && question && `${id} ${question}`, async () => {
    if (!id || !question) return;
    const desk = deskOf(mode);
    if (question === 'state') {
      const exchange = await desk.look(id);
      return setSession((s) => withLook(s, id, exchange));
    }
    const exchange = await desk.deliveries(id);
    setSession((s) => withDeliveries(s, id, exchange));
  });

  return { mode, session, actions };
}

function deskFinder(locale: Locale, seed: Seed, recording: Recording) {
  const replay = recordedDesk(recording);
  return (mode: Mode): Desk => (mode.kind === 'live' ? liveDesk(mode.origin, seed, locale) : replay);
}

function digitsOf(text: string): string {
  return text.replace(/\s/g, '');
}
