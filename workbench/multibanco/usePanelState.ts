import { parseAmount } from '@balcao/text/money.ts';
import { useMemo, useState } from 'react';
import type { Keys } from '../context/apiCredentials.ts';
import { keysInUse, useKeyring } from '../context/keyring.ts';
import type { Locale } from '../locale.ts';
import { useOnce } from '../useOnce.ts';
import { usePoll } from '../usePoll.ts';
import { type Mode, useSandbox } from '../useSandbox.ts';
import type { Desk } from './multibancoApi.ts';
import {
  freshSession,
  isPaid,
  questionOf,
  type Session,
  slipOf,
  type TypedDraft,
  type TypedSlip,
  withCreated,
  withDeliveries,
  withLook,
  withPaid,
  withProblem,
} from './panelState.ts';
import { recordedDesk } from './recordedMultibancoApi.ts';
import type { Recording } from './recording.ts';
import { liveDesk } from './sandboxMultibancoApi.ts';
import { changeIn, enterSandbox } from './sandboxPanelState.ts';

interface Setting {
  locale: Locale;
  baseUrl: string;
  recording: Recording;
  /** Keys of the sandbox that everybody uses. */
  shared: Keys;
  firstDraft: TypedDraft;
}

/** The panel's memory and the things a reader can do with it. */
export function useSession({ locale, baseUrl, recording, shared, firstDraft }: Setting) {
  const { mode, connect, lookAgain } = useSandbox(baseUrl);
  const keyring = useKeyring(mode.kind === 'live' ? mode.origin : undefined, shared);
  const { platformCode } = keyring.current;
  const [state, setState] = useState(() => ({ platformCode, session: freshSession(firstDraft) }));
  const entered = enterSandbox(state, platformCode);
  if (entered !== state) setState(entered);
  const { session } = entered;
  const setSession = (change: (session: Session) => Session, asked = platformCode) =>
    setState((now) => changeIn(now, asked, change));
  const create = useOnce();
  const pay = useOnce();
  const deskOf = useMemo(() => deskFinder(locale, shared, recording), [locale, shared, recording]);

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
        const { desk, asked } = deskOf(await connect());
        const amountCents = 'cents' in amount ? amount.cents : 0;
        const exchange = await desk.createReference({ amountCents, code: session.draft.code.trim() });
        setSession((s) => withCreated(s, exchange, locale), asked);
      }),
    pay: () =>
      pay(async () => {
        const { entity, reference, amount: typed } = session.slip;
        const amount = parseAmount(typed, locale);
        if ('problem' in amount) return setSession((s) => withProblem(s, 'slipProblem', amount.problem));
        setSession((s) => ({ ...s, paying: true, paid: undefined, slipProblem: undefined }));
        const slip = { entity: digitsOf(entity), reference: digitsOf(reference), amountCents: amount.cents };
        const { desk, asked } = deskOf(mode);
        const exchange = await desk.pay(slip);
        setSession((s) => withPaid(s, exchange), asked);
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
    const { desk, asked } = deskOf(mode);
    if (question === 'state') {
      const exchange = await desk.look(id);
      return setSession((s) => withLook(s, id, exchange), asked);
    }
    const exchange = await desk.deliveries(id);
    setSession((s) => withDeliveries(s, id, exchange), asked);
  });

  return { mode, session, keyring, actions };
}

/** Who answers, and the sandbox that is asked by the code of its platform. */
interface Asked {
  desk: Desk;
  asked: string;
}

/** Who answers: the sandbox that is chosen at the moment of the question, or the recording. */
function deskFinder(locale: Locale, shared: Keys, recording: Recording) {
  const replay = { desk: recordedDesk(recording), asked: shared.platformCode };
  return (mode: Mode): Asked => {
    if (mode.kind !== 'live') return replay;
    const keys = keysInUse(mode.origin, shared);
    return { desk: liveDesk(mode.origin, keys, locale), asked: keys.platformCode };
  };
}

function digitsOf(text: string): string {
  return text.replace(/\s/g, '');
}
