import type { VirtualTerminal } from '@balcao/contract/control/controlTerminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Field, optionsOf, Select } from '@balcao/ui/field/Field.tsx';
import { Form } from '@balcao/ui/form/Form.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import { refundableCents } from '../../core/paymentActions.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Card } from '../../parts/pane/TitledSection.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import { cardOf } from './screenContent.ts';
import {
  refundable,
  type TerminalOperation,
  type TestAmount,
  testAmounts,
  withoutBackticks,
} from './terminalRequest.ts';
import { useSendForm } from './useSendForm.ts';

/** Test amounts, which determine the outcome. */
function TestAmounts({ kind, onUse }: { kind: TerminalOperation; onUse: (scenario: TestAmount) => void }) {
  const { facts, locale, words } = useWorkbench();
  const w = words.terminal.send;
  return (
    <Disclosure title={w.magic}>
      <p className={blocks.hint}>{w.magicText}</p>
      <FramedList label={w.magic}>
        {testAmounts(kind, facts.amountScenarios).map((scenario) => {
          const amount = formatAmount(scenario.amountCents, locale);
          return (
            <FramedChoice
              key={scenario.amountCents}
              layout="columns"
              aria-label={`${w.use(amount)}: ${withoutBackticks(scenario.words)}`}
              onClick={() => onUse(scenario)}
            >
              <strong>{amount}</strong>
              <span>{withoutBackticks(scenario.words)}</span>
            </FramedChoice>
          );
        })}
      </FramedList>
    </Disclosure>
  );
}

interface SendFormProps {
  terminalView: VirtualTerminal;
  payments: readonly Payment[];
  now: number | undefined;
  onSent: () => void;
}

export function SendForm({ terminalView, payments, now, onSent }: SendFormProps) {
  const { words, facts, locale } = useWorkbench();
  const { terminal } = terminalView;
  const w = words.terminal.send;
  const paid = refundable(payments);
  const form = useSendForm(terminal.uuid, paid, onSent);
  const { draft, payment, action, change } = form;
  const { kind } = draft;
  if (!terminal.features.allowRemoteTransactions) return <Card title={w.title} text={w.standalone} />;
  const possible = kind === 'payment' || paid.length > 0;
  const script = facts.terminalScenarios.find(({ uuid }) => uuid === terminal.uuid);
  return (
    <Card title={w.title} text={w.text(terminal.name)}>
      <Form className={blocks.form} onSubmit={() => now !== undefined && form.send(now)}>
        <Segmented
          label={w.kind}
          choices={[
            { id: 'payment', label: w.kinds.payment },
            { id: 'refund', label: w.kinds.refund },
          ]}
          chosen={kind}
          onChoose={form.choose}
        />
        {script && (
          <p className={blocks.hint}>
            {w.byItself} {withoutBackticks(script.words)}
          </p>
        )}
        {!possible && <p className={blocks.hint}>{w.nothingPaid}</p>}
        {kind === 'refund' && payment && (
          <Select
            label={w.paid}
            value={payment.id}
            options={paid.map((each) => {
              const parts = [each.id, formatAmount(refundableCents(each), locale), cardOf(each)];
              return { id: each.id, label: parts.filter(Boolean).join(' · ') };
            })}
            onChange={(paymentId) => change({ paymentId })}
          />
        )}
        {possible && (
          <div className={blocks.fields}>
            <Field
              label={w.amount}
              value={draft.amount}
              inputMode="decimal"
              error={form.problem}
              onChange={({ target }) => change({ amount: target.value })}
            />
            {kind === 'payment' && (
              <Field label={w.code} value={draft.code} onChange={({ target }) => change({ code: target.value })} />
            )}
          </div>
        )}
        {kind === 'payment' && (
          <Select
            label={w.validity}
            value={String(draft.validMinutes)}
            options={optionsOf(w.validities)}
            onChange={(minutes) => change({ validMinutes: Number(minutes) })}
          />
        )}
        {kind === 'payment' && draft.validMinutes > 0 && (
          <label className={blocks.check}>
            <input
              type="checkbox"
              checked={draft.blockLate}
              onChange={({ target }) => change({ blockLate: target.checked })}
            />
            {w.blockLate}
          </label>
        )}
        {possible && (
          <Button type="submit" kind="primary" off={action.busy}>
            {action.busy ? w.sending : w.submit}
          </Button>
        )}
        <ActionFailure words={words} failure={action.failure} />
      </Form>
      {possible && <TestAmounts kind={kind} onUse={form.useMagic} />}
      {action.last && <ExchangeView words={words.shared.exchange} exchange={action.last} closed />}
    </Card>
  );
}
