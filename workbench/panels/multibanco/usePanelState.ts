import { parseAmount } from '@balcao/text/money.ts';
import { useState } from 'react';
import type { ApiCredentials } from '../../core/apiCredentials.ts';
import {
  chosenDestination,
  type Destination,
  destinationId,
  useDestination,
} from '../../core/destination.ts';
import { keysInUse, useKeyring } from '../../core/keyring.ts';
import type { Locale } from '../../core/locale.ts';
import { requestAs } from '../../core/runnerContext.ts';
import { type SandboxMode, useSandbox } from '../../core/sandboxMode.ts';
import { billOf, type TypedBill } from '../../devices/atm/bill.ts';
import { useSingleSubmit } from '../../parts/pane/useAction.ts';
import { listDeliveries, payAtCashMachine, readPayment } from '../../runner/calls.ts';
import type { Recording } from '../../runner/recording.ts';
import { liveResponder, replayResponder } from '../../runner/responder.ts';
import { usePoll } from '../../runner/usePoll.ts';
import {
  initialState,
  isPaid,
  nextPoll,
  type PanelState,
  type TypedReferenceRequest,
  withCreated,
  withDeliveries,
  withPaid,
  withPaymentRead,
  withProblem,
} from './panelState.ts';
import { referenceCall } from './ReferenceForm.tsx';

/** State of the panel, and the sandbox it belongs to: its destination and platform code. */
interface SandboxPanelState {
  sandboxId: string;
  panel: PanelState;
}

/** The state after a sandbox was chosen. Another sandbox does not know the reference; typed values stay. */
export function enterSandbox(state: SandboxPanelState, sandboxId: string): SandboxPanelState {
  if (state.sandboxId === sandboxId) return state;
  return { sandboxId, panel: initialState(state.panel.draft) };
}

/** The state after a sandbox responded. A response of a sandbox that the reader has left changes nothing. */
export function changeIn(
  state: SandboxPanelState,
  sandboxId: string,
  change: (panel: PanelState) => PanelState,
): SandboxPanelState {
  if (state.sandboxId !== sandboxId) return state;
  return { sandboxId, panel: change(state.panel) };
}

/** Identifies a sandbox: platform codes of two destinations may be the same. */
function sandboxIdOf(destination: Destination, { platformCode }: ApiCredentials): string {
  return `${destinationId(destination)} ${platformCode}`;
}

/** Pause before a replayed response, so that each step is visible. */
const replayPauseMilliseconds = 500;

interface PanelOptions {
  locale: Locale;
  baseUrl: string;
  recording: Recording;
  shared: ApiCredentials;
  firstDraft: TypedReferenceRequest;
}

export function usePanelState({ locale, baseUrl, recording, shared, firstDraft }: PanelOptions) {
  const { mode, connect, lookAgain } = useSandbox(baseUrl);
  const keyring = useKeyring(mode.kind === 'live' ? mode.origin : undefined, shared);
  const sandboxId = sandboxIdOf(useDestination(), keyring.current);
  const [state, setState] = useState(() => ({ sandboxId, panel: initialState(firstDraft) }));
  const entered = enterSandbox(state, sandboxId);
  if (entered !== state) setState(entered);
  const { panel } = entered;
  const setPanel = (change: (panel: PanelState) => PanelState, askedSandbox = sandboxId) =>
    setState((now) => changeIn(now, askedSandbox, change));
  const create = useSingleSubmit();
  const pay = useSingleSubmit();
  /** What answers the panel's calls, the sandbox that is chosen now or the recording, and which sandbox it is. */
  const responderOf = (mode: SandboxMode) => {
    const keys = mode.kind === 'live' ? keysInUse(mode.origin, shared) : shared;
    const responder =
      mode.kind === 'live'
        ? liveResponder(requestAs(mode.origin, keys, locale))
        : replayResponder(recording, replayPauseMilliseconds);
    return { responder, sandboxId: sandboxIdOf(chosenDestination(), keys) };
  };

  const actions = {
    type: (draft: TypedReferenceRequest) =>
      setPanel((s) => ({ ...s, draft, edited: true, draftProblem: undefined })),
    typeBill: (bill: TypedBill) => setPanel((s) => ({ ...s, bill, billProblem: undefined })),
    create: () =>
      create('create', async () => {
        const amount = parseAmount(panel.draft.amount, locale);
        const replayed = mode.kind === 'recording';
        if ('problem' in amount && !replayed) {
          return setPanel((s) => withProblem(s, 'draftProblem', amount.problem));
        }
        setPanel((s) => ({ ...s, creating: true, draftProblem: undefined }));
        const { responder, sandboxId } = responderOf(await connect());
        const amountCents = 'cents' in amount ? amount.cents : 0;
        const exchange = await responder.send(referenceCall(amountCents, panel.draft.code));
        setPanel((s) => withCreated(s, exchange, locale), sandboxId);
      }),
    pay: () =>
      pay('pay', async () => {
        const { entity, reference, amount: typed } = panel.bill;
        const amount = parseAmount(typed, locale);
        if ('problem' in amount) return setPanel((s) => withProblem(s, 'billProblem', amount.problem));
        setPanel((s) => ({ ...s, paying: true, paid: undefined, billProblem: undefined }));
        const bill = { entity: digitsOf(entity), reference: digitsOf(reference), amount: amount.cents };
        const { responder, sandboxId } = responderOf(mode);
        const exchange = await responder.send(payAtCashMachine(bill));
        setPanel((s) => withPaid(s, exchange), sandboxId);
      }),
    /** Restores the reference's values for another attempt at the cash machine. */
    resetAtm: () =>
      setPanel((s) => ({
        ...s,
        paid: undefined,
        billProblem: undefined,
        bill: s.payment ? billOf(s.payment, locale) : s.bill,
      })),
    restart: () => setPanel((s) => initialState(s.draft)),
    lookAgain: async () => {
      const found = await lookAgain();
      if (found.kind === 'live') setPanel((s) => initialState(s.draft));
    },
  };

  const id = panel.payment?.id;
  const poll = mode.kind === 'live' || isPaid(panel) ? nextPoll(panel) : undefined;
  usePoll(id && poll && `${id} ${poll}`, async () => {
    if (!id || !poll) return;
    const { responder, sandboxId } = responderOf(mode);
    const { call, apply } = polls[poll];
    const exchange = await responder.send(call(id));
    setPanel((s) => apply(s, id, exchange), sandboxId);
  });

  return { mode, panel, keyring, actions };
}

const polls = {
  state: { call: readPayment, apply: withPaymentRead },
  deliveries: { call: listDeliveries, apply: withDeliveries },
} as const;

function digitsOf(text: string): string {
  return text.replace(/\s/g, '');
}
