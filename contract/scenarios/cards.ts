import type { ErrorCode } from '../errors.ts';
import { type Chosen, chosen } from '../provenance/origin.ts';
import { say, type Words } from '../words/locales.ts';

const origin = chosen(
  'Números que todos os programadores de pagamentos conhecem e nenhum banco dá. Só existem na sandbox.',
  'Números que conocen todos los desarrolladores de pagos y que ningún banco emite. Solo existen en el sandbox.',
  'Numbers that every payments developer knows and no bank issues. They exist in the sandbox only.',
);

/** Decision of the simulated issuer for a test card. */
export interface CardScenario {
  number: string;
  brand: 'VISA' | 'MASTERCARD';
  /** `challenge` requires confirmation at the bank before approval. */
  outcome: 'approve' | 'decline' | 'challenge';
  code?: ErrorCode;
  origin: Chosen;
  words: Words;
}

const card = (
  number: string,
  brand: CardScenario['brand'],
  outcome: CardScenario['outcome'],
  words: Words,
): CardScenario => ({
  number,
  brand,
  outcome,
  ...(outcome === 'decline' && { code: 'e02433' }),
  origin,
  words,
});

/** PIN of every test card, and of the wallet in the phone; a terminal refuses others. */
export const testPin = '1234';

const approved = say('É aceite.', 'Se acepta.', 'Is approved.');

/** Test numbers of no real card; valid with any future expiry date and any CVC (docs/decisions/check-digits.md). */
export const cardScenarios: readonly CardScenario[] = [
  card('4242424242424242', 'VISA', 'approve', approved),
  card('4111111111111111', 'VISA', 'approve', approved),
  card('5555555555554444', 'MASTERCARD', 'approve', approved),
  card('2223003122003222', 'MASTERCARD', 'approve', approved),
  card(
    '4000002500003155',
    'VISA',
    'challenge',
    say(
      'Pede autenticação forte: o pagador confirma numa página do banco antes de ser aceite.',
      'Pide autenticación reforzada: el pagador confirma en una página del banco antes de que se acepte.',
      'Requires strong authentication: the payer confirms on a bank page before it is approved.',
    ),
  ),
  card(
    '4000000000000002',
    'VISA',
    'decline',
    say('É recusado pelo emissor.', 'La rechaza el emisor.', 'Is declined by the issuer.'),
  ),
  card(
    '4000000000009995',
    'VISA',
    'decline',
    say('É recusado por falta de saldo.', 'Se rechaza por falta de saldo.', 'Is declined for insufficient funds.'),
  ),
  card(
    '4000000000000069',
    'VISA',
    'decline',
    say('É recusado por estar fora de validade.', 'Se rechaza por estar caducada.', 'Is declined as expired.'),
  ),
  card(
    '4000000000000127',
    'VISA',
    'decline',
    say('É recusado pelo CVC errado.', 'Se rechaza por el CVC erróneo.', 'Is declined for a wrong CVC.'),
  ),
];

export function cardScenario(number: string): CardScenario | undefined {
  const plain = number.replace(/\s/g, '');
  return cardScenarios.find((scenario) => scenario.number === plain);
}

/** Card that is always approved, as typed by a payer. */
export const approvedCard = {
  number: cardScenarios.find(({ outcome }) => outcome === 'approve')?.number ?? '',
  expiryMonth: '12',
  expiryYear: '2999',
  cvc: '123',
  holder: 'Maria Silva',
};
