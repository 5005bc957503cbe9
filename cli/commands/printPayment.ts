import type { Payment } from '@balcao/contract/resources/payments/schema.ts';
import { plainLine, print, styled } from '../terminal/output.ts';

export function printPayment(payment: Payment, switches: ReadonlySet<string>): void {
  const { id, amount, stateDetails } = payment;
  if (switches.has('json')) print(payment, switches);
  else
    console.log(
      `Payment ${plainLine(id)} of ${plainLine(amount)} cents is ${styled('bold', stateDetails.state)}.`,
    );
}
