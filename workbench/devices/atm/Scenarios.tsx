import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { useState } from 'react';
import { dataOf, type Exchange } from '../../core/exchange.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import { useSingleSubmit } from '../../core/useSingleSubmit.ts';
import { TitledSection } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { liveResponder } from '../../runner/responder.ts';
import { createReference, moveClock, payAtCashMachine } from '../../runner/runCalls.ts';
import { runScenario, type Step } from '../../runner/runScenario.ts';

const atmScenarios = ['wrongAmount', 'twice', 'early', 'late', 'blocked'] as const;
type AtmScenario = (typeof atmScenarios)[number];

const day = 86_400_000;
const minute = 60_000;

const amount = 1000;

/** Payment and amount of a prepared scenario, or else the call that failed. */
type PreparedScenario = { payment: Payment; amountCents: number } | { failed: Exchange };

const iso = (at: number) => new Date(at).toISOString().replace(/\.\d+/, '');

const create = (validDate?: object): Step => ({ call: () => createReference({ amount, validDate }) });
const pay: Step = { call: ({ create }) => payAtCashMachine({ ...create.referenceDetails, amount }) };

/** Steps that create a reference and move the clock past its deadline. */
const createExpired = (now: number, blockLatePayment: boolean): Step[] => [
  create({ end: iso(now + minute), blockLatePayment }),
  { call: () => moveClock(iso(now + 2 * minute)) },
];

const preparations: Record<AtmScenario, (now: number) => readonly Step[]> = {
  wrongAmount: () => [create()],
  twice: () => [create(), pay],
  early: (now) => [create({ start: iso(now + day), end: iso(now + 8 * day) })],
  late: (now) => createExpired(now, false),
  blocked: (now) => createExpired(now, true),
};

async function prepareScenario(
  scenario: AtmScenario,
  { request }: RunnerContext,
  now: number,
): Promise<PreparedScenario> {
  let payment: unknown;
  for await (const { kind, exchange } of runScenario(preparations[scenario](now), liveResponder(request))) {
    if (kind !== 'answered') return { failed: exchange };
    payment ??= dataOf(exchange.reply);
  }
  return { payment: payment as Payment, amountCents: scenario === 'wrongAmount' ? amount * 2 : amount };
}

interface ScenariosProps {
  now: number | undefined;
  onReady: (ready: { payment: Payment; amountCents: number }) => void;
  onFailed: (exchange: Exchange) => void;
}

export function Scenarios({ now, onReady, onFailed }: ScenariosProps) {
  const { context, words } = useWorkbench();
  const w = words.atm.scenarios;
  const [ready, setReady] = useState<AtmScenario>();
  const [busy, setBusy] = useState<AtmScenario>();
  const submit = useSingleSubmit();
  const choose = (scenario: AtmScenario) =>
    submit('prepare', async () => {
      if (now === undefined) return;
      setBusy(scenario);
      const prepared = await prepareScenario(scenario, context, now);
      setBusy(undefined);
      if ('failed' in prepared) return onFailed(prepared.failed);
      setReady(scenario);
      onReady(prepared);
    });
  return (
    <TitledSection title={w.title}>
      <div className={blocks.row}>
        {atmScenarios.map((scenario) => (
          <Button key={scenario} size="small" off={busy} onClick={() => choose(scenario)}>
            {busy === scenario ? words.payments.working : w.labels[scenario]}
          </Button>
        ))}
      </div>
      <p className={blocks.hint} role="status">
        {ready ? w.ready[ready] : w.text}
      </p>
    </TitledSection>
  );
}
