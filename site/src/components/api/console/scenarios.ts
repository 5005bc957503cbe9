import type { Scenario } from '@balcao/reference/console/consoleSetting.ts';
import amounts from '@facts/amountScenarios.json';
import cards from '@facts/cardScenarios.json';
import entities from '@facts/entityScenarios.json';
import phones from '@facts/phoneScenarios.json';
import terminals from '@facts/terminalScenarios.json';
import type { ConsoleWords } from './words/pt.ts';

type ScenarioFactory = (words: ConsoleWords) => Scenario[];

const byPhone: ScenarioFactory = ({ groups }) =>
  phones.map(({ phone, words, code }) => ({
    id: phone,
    group: groups.phone,
    label: words,
    code,
    fill: {
      set: [
        [['paymentMethod', 'code'], 'MW'],
        [['paymentMethod', 'details', 'phoneNumber'], phone],
      ],
    },
  }));

/** A card scenario creates a checkout that accepts only cards, because the number is typed on its page. */
const byCard =
  (...payment: string[]): ScenarioFactory =>
  ({ groups, typeCard }) =>
    cards.map(({ number, words, code }) => ({
      id: number,
      group: groups.card,
      label: `\`${number}\`: ${words}`,
      code,
      hint: typeCard(number),
      fill: { set: [[[...payment, 'paymentMethod', 'code'], 'CC']] },
    }));

const byAmount: ScenarioFactory = ({ groups }) =>
  amounts
    .filter(({ refundsOnly }) => !refundsOnly)
    .map(({ amountCents, words, code }) => ({
      id: String(amountCents),
      group: groups.amount,
      label: `\`${amountCents}\`: ${words}`,
      code,
      fill: { set: [[['amount'], amountCents]] },
    }));

const byTerminal: ScenarioFactory = ({ groups }) =>
  terminals.map(({ uuid, name, words, code }) => ({
    id: uuid,
    group: groups.terminal,
    label: `${name}: ${words}`,
    code,
    fill: { parameters: { uuid } },
  }));

const byEntity: ScenarioFactory = ({ groups }) =>
  entities.map(({ clientId, words, code }) => ({
    id: clientId,
    group: groups.entity,
    label: `\`${clientId}\`: ${words}`,
    code,
    fill: { set: [[['clientId'], clientId]] },
  }));

const makers: Readonly<Record<string, readonly ScenarioFactory[]>> = {
  createPayment: [byPhone],
  updatePayment: [byPhone],
  createCheckout: [byCard('payment')],
  createToken: [byCard()],
  createTerminalPayment: [byAmount, byTerminal],
  createEntity: [byEntity],
};

export function outcomeScenarios(operationId: string, words: ConsoleWords): Scenario[] {
  return (makers[operationId] ?? []).flatMap((make) => make(words));
}
