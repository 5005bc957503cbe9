/** Strings of the sandbox bar below the payment page, in European Portuguese. */
export const sandbox = {
  label: 'Sandbox',
  apart: 'Isto não faz parte da página de pagamento: são dados de teste.',
  cards: 'Preencher com um cartão de teste',
  phones: 'Preencher com um telemóvel de teste',
  morePhones: 'Mais desfechos',
  filled: 'Preenchido.',
  other: {
    choose: 'Escolha um método: aqui aparecem os cartões e os telemóveis de teste.',
    preparing: 'Quando a referência aparecer, pode pagá-la aqui.',
    bank: 'Confirme ou recuse: faz aqui de titular do cartão.',
    done: 'Neste ecrã não há nada a preencher.',
  },
  push: {
    told: (paymentId: string) =>
      `Um telemóvel de teste responde sozinho. Por qualquer outro responda aqui, ou com POST /sandbox/payments/${paymentId}/phone.`,
    accept: 'Aceitar no telemóvel',
    refuse: 'Recusar no telemóvel',
    working: 'A responder…',
  },
  atm: {
    told: 'Nenhuma caixa Multibanco verdadeira aceita esta referência: pague-a aqui, ou com POST /sandbox/atm.',
    pay: 'Pagar esta referência',
    working: 'A pagar…',
  },
  docs: 'Dados de teste na documentação',
};

export type SandboxWords = typeof sandbox;
