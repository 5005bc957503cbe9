import type { PhoneAnswer } from '@balcao/contract/control/phone.ts';
import type { Payment } from '@balcao/contract/resources/payments/paymentSchema.ts';
import { connectionFrom } from '../remote/connection.ts';
import type { Arguments } from '../terminal/arguments.ts';
import { Problem } from '../terminal/problem.ts';
import { printPayment } from './pay.ts';

const answers: readonly string[] = ['accept', 'refuse', 'ignore'] satisfies PhoneAnswer['answer'][];

export async function run({ operands, options, switches }: Arguments): Promise<void> {
  const [id = '', answer = 'accept'] = operands;
  if (!answers.includes(answer)) {
    throw new Problem(`"${answer}" is no answer.`, `Use one of: ${answers.join(', ')}.`);
  }
  const { call } = connectionFrom(options);
  const body = { answer, pin: options.pin };
  const path = `/sandbox/payments/${encodeURIComponent(id)}/phone`;
  printPayment(await call<Payment>('POST', path, body), switches);
}
