import type { ErrorCode } from '../errors.ts';
import { type Chosen, chosen } from '../provenance/origin.ts';
import type { TerminalAction } from '../resources/terminals/terminalLifecycle.ts';
import { say, type Words } from '../words/locales.ts';

const origin = chosen(
  'Só existem na sandbox: quase dez mil euros e uns cêntimos, que nenhuma loja pede por acaso.',
  'Solo existen en el sandbox: casi diez mil euros y unos céntimos, que ninguna tienda pide por casualidad.',
  'Exist in the sandbox only: nearly ten thousand euros and a few cents, an amount no shop charges by chance.',
);

interface AmountScenario {
  amountCents: number;
  /** Actions of the simulated payer, bank and clock, in sequence. */
  actions: readonly TerminalAction[];
  /** Minutes between the end of validity and the terminal's notice; 0 if it is in time. */
  lateMinutes: number;
  code?: ErrorCode;
  /** Set if the scenario applies only to refunds; a payment of this amount waits for the reader. */
  refundsOnly?: true;
  origin: Chosen;
  words: Words;
}

type Told = Omit<AmountScenario, 'lateMinutes' | 'origin' | 'words'> & { lateMinutes?: number };

const amount = (
  { amountCents, actions, lateMinutes = 0, ...rest }: Told,
  ...sentence: Parameters<typeof say>
): AmountScenario => ({ amountCents, actions, lateMinutes, ...rest, origin, words: say(...sentence) });

/** Amounts below the card limit that are unlikely in real orders. Any other amount waits for the reader. */
export const amountScenarios: readonly AmountScenario[] = [
  amount(
    { amountCents: 999_001, actions: ['insert_card', 'right_pin', 'approve'] },
    'O cartão é inserido, o PIN está certo, o banco aceita.',
    'La tarjeta se inserta, el PIN es correcto, el banco acepta.',
    'The card is inserted, the PIN is right, the bank approves.',
  ),
  amount(
    { amountCents: 999_002, actions: ['insert_card', 'right_pin', 'decline'], code: 'e02433' },
    'O cartão é inserido, o PIN está certo, o banco recusa.',
    'La tarjeta se inserta, el PIN es correcto, el banco rechaza.',
    'The card is inserted, the PIN is right, the bank declines.',
  ),
  amount(
    {
      amountCents: 999_003,
      actions: ['insert_card', 'wrong_pin', 'wrong_pin', 'third_wrong_pin'],
      code: 'e02433',
    },
    'O PIN é errado três vezes.',
    'El cliente se equivoca de PIN tres veces.',
    'The PIN is wrong three times.',
  ),
  amount(
    { amountCents: 999_004, actions: ['wait_too_long'], code: 'e04201' },
    'Ninguém apresenta um cartão durante um minuto.',
    'Nadie presenta una tarjeta durante un minuto.',
    'Nobody presents a card for a minute.',
  ),
  amount(
    { amountCents: 999_005, actions: ['insert_card', 'right_pin', 'approve', 'settle'] },
    'É aceite e liquidado: fica confirmado.',
    'Se acepta y se liquida: queda confirmado.',
    'Is approved and settled: it ends up confirmed.',
  ),
  amount(
    { amountCents: 999_006, actions: ['insert_card', 'right_pin', 'approve'], lateMinutes: 5 },
    'É aceite, mas o terminal só avisa 5 minutos depois do prazo, dentro da tolerância: fica cancelado com a autorização guardada, ou é anulado se o pedido levou `blockLatePayment`.',
    'Se acepta, pero el terminal avisa 5 minutos después del plazo, dentro de la tolerancia: queda cancelado con la autorización conservada, o se anula si la solicitud llevaba `blockLatePayment`.',
    'Is approved, but the terminal reports it 5 minutes after the deadline, within the tolerance: it ends up cancelled with the authorisation kept, or voided if the request carried `blockLatePayment`.',
  ),
  amount(
    { amountCents: 999_007, actions: ['insert_card', 'right_pin', 'approve', 'void'], lateMinutes: 30 },
    'É aceite, mas o terminal só avisa 30 minutos depois do prazo: é anulado.',
    'Se acepta, pero el terminal avisa 30 minutos después del plazo: se anula.',
    'Is approved, but the terminal reports it 30 minutes after the deadline: it is voided.',
  ),
  amount(
    { amountCents: 999_008, actions: ['insert_card', 'give_up'] },
    'O cartão é inserido, mas o pagador desiste antes do PIN.',
    'La tarjeta se inserta, pero el pagador cancela antes del PIN.',
    'The card is inserted, but the payer gives up before the PIN.',
  ),
  amount(
    { amountCents: 999_009, actions: ['wrong_card'], code: 'e04122', refundsOnly: true },
    'Num reembolso, é apresentado outro cartão, que é recusado.',
    'En un reembolso, se presenta otra tarjeta, que se rechaza.',
    'On a refund, a different card is presented and declined.',
  ),
];

export function amountScenario(amountCents: number, isRefund: boolean): AmountScenario | undefined {
  const scenario = amountScenarios.find((candidate) => candidate.amountCents === amountCents);
  return scenario?.refundsOnly && !isRefund ? undefined : scenario;
}
