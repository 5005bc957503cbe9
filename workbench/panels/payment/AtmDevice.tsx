import blocks from '@balcao/ui/blocks.module.css';
import type { Payment } from '../../core/payment.ts';
import { Atm } from '../../devices/atm/Atm.tsx';
import { billOf } from '../../devices/atm/keypadInput.ts';
import { useAtm } from '../../devices/atm/useAtm.ts';
import { ExchangeView } from '../../parts/exchange/ExchangeView.tsx';
import { usePlace } from '../../parts/place.ts';
import type { DeviceProps } from './deviceProps.ts';

export function AtmDevice({ payment, responder, onPaid }: DeviceProps) {
  const { words, locale } = usePlace();
  const { isReplay, send } = responder;
  const atm = useAtm({ words, locale, first: billOf(payment as unknown as Payment, locale), send });
  const pay = async () => {
    if (await atm.pay()) onPaid();
  };
  return (
    <>
      <Atm
        words={words}
        locale={locale}
        state={atm.state}
        bill={atm.bill}
        readOnly={isReplay}
        onType={atm.type}
        onPay={pay}
        onReset={atm.reset}
      />
      {!atm.paid && !isReplay && <p className={blocks.hint}>{words.atm.hint}</p>}
      {atm.paid && <ExchangeView words={words.exchange} exchange={atm.paid} closed />}
    </>
  );
}
