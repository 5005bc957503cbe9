import type { VirtualTerminal } from '@balcao/contract/control/terminals.ts';
import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { formatAmount } from '@balcao/text/money.ts';
import blocks from '@balcao/ui/blocks.module.css';
import { Button } from '@balcao/ui/button/Button.tsx';
import { Disclosure } from '@balcao/ui/disclosure/Disclosure.tsx';
import { Field, Select } from '@balcao/ui/field/Field.tsx';
import { FramedChoice, FramedList } from '@balcao/ui/framed-list/FramedList.tsx';
import { Segmented } from '@balcao/ui/segmented/Segmented.tsx';
import type { FormEvent } from 'react';
import { refundableCents } from '../../core/paymentActions.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { ActionFailure } from '../../parts/FailureNote.tsx';
import { Card } from '../../parts/pane/Card.tsx';
import { useWorkbench } from '../../parts/pane/workbenchContext.ts';
import type { PaneWords } from '../../words/panes/pt.ts';
import { cardOf } from './screenContent.ts';
import {
  refundable,
  type TerminalOperation,
  type TestAmount,
  testAmounts,
  type Validity,
  validities,
  withoutBackticks,
} from './terminalRequest.ts';
import { useSendForm } from './useSendForm.ts';

/** Test amounts of the contract, which determine the outcome. */
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

interface DeadlineProps {
  words: PaneWords['terminal']['send'];
  minutes: Validity;
  blockLate: boolean;
  onMinutes: (minutes: Validity) => void;
  onBlockLate: (blockLate: boolean) => void;
}

function Deadline({ words, minutes, blockLate, onMinutes, onBlockLate }: DeadlineProps) {
  return (
    <>
      <Select
        label={words.validity}
        value={String(minutes)}
        onChange={(value) => onMinutes(Number(value) as Validity)}
      >
        {validities.map((each) => (
          <option key={each} value={each}>
            {words.validities[each]}
          </option>
        ))}
      </Select>
      {minutes > 0 && (
        <label className={blocks.check}>
          <input
            type="checkbox"
            checked={blockLate}
            onChange={(event) => onBlockLate(event.target.checked)}
          />
          {words.blockLate}
        </label>
      )}
    </>
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
  const { kind, action } = form;
  if (!terminal.features.allowRemoteTransactions)
    return (
      <Card title={w.title} text={w.standalone}>
        {null}
      </Card>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (now !== undefined) form.send(now);
  };
  const possible = kind === 'payment' || paid.length > 0;
  const script = facts.terminalScenarios.find(({ uuid }) => uuid === terminal.uuid);
  return (
    <Card title={w.title} text={w.text(terminal.name)}>
      <form className={blocks.form} onSubmit={submit} noValidate>
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
        {kind === 'refund' && form.payment && (
          <Select label={w.paid} value={form.payment.id} onChange={form.choosePaid}>
            {paid.map((payment) => (
              <option key={payment.id} value={payment.id}>
                {[payment.id, formatAmount(refundableCents(payment), locale), cardOf(payment)]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </Select>
        )}
        {possible && (
          <div className={blocks.fields}>
            <Field
              label={w.amount}
              value={form.amount}
              inputMode="decimal"
              autoComplete="off"
              error={form.problem}
              onChange={(event) => form.write(event.target.value)}
            />
            {kind === 'payment' && (
              <Field
                label={w.code}
                value={form.code}
                autoComplete="off"
                onChange={(event) => form.setCode(event.target.value)}
              />
            )}
          </div>
        )}
        {kind === 'payment' && (
          <Deadline
            words={w}
            minutes={form.validMinutes}
            blockLate={form.blockLate}
            onMinutes={form.setValidMinutes}
            onBlockLate={form.setBlockLate}
          />
        )}
        {possible && (
          <Button type="submit" kind="primary" aria-disabled={action.busy ? true : undefined}>
            {action.busy ? w.sending : w.submit}
          </Button>
        )}
        <ActionFailure words={words} failure={action.failure} />
      </form>
      {possible && <TestAmounts kind={kind} onUse={form.useMagic} />}
      {action.last && <ExchangeView words={words.shared.exchange} exchange={action.last} closed />}
    </Card>
  );
}
