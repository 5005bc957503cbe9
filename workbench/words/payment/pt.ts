/** Strings about a payment that the reader creates, pays, follows and prints. */
export const create = {
  amount: 'Montante em euros',
  code: 'Código da encomenda',
  phone: 'Telemóvel do cliente',
  testNumbers: 'Números de teste',
  testNumbersText: 'Respondem sozinhos, sempre da mesma maneira. Escolha um e envie.',
  allFields: 'Todos os campos',
  inCode: 'O pedido em código',
  language: 'Linguagem do exemplo',
  loading: 'A carregar…',
  working: 'A criar…',
  refused: 'O pedido foi recusado.',
  problem: {
    empty: 'Escreva um montante, por exemplo 10,00.',
    shape: 'Isto não é um montante. Escreva-o assim: 10,00.',
    decimals: 'Um montante tem no máximo duas casas decimais.',
    large: 'Uma referência não leva mais de 999 999,99 €.',
  },
};

export const device = {
  atm: {
    create: 'Criar a referência',
    again: 'Criar outra',
    pay: 'Pagar na caixa Multibanco',
    ahead: 'A caixa Multibanco aparece aqui, com a referência no ecrã.',
    waiting: 'Quando a referência for paga na caixa.',
  },
  phone: {
    create: 'Enviar para o telemóvel',
    again: 'Enviar outro',
    pay: 'Responder no telemóvel',
    ahead: 'O telemóvel do cliente aparece aqui, com o pedido no ecrã.',
    waiting: 'Quando o cliente aceitar no telemóvel.',
  },
  page: {
    create: 'Criar o checkout',
    again: 'Criar outro',
    pay: 'Pagar na página',
    ahead: 'A página de pagamento verdadeira aparece aqui.',
    waiting: 'Quando o cliente pagar na página.',
    frame: 'Página de pagamento dentro desta',
    finished: 'Agora o navegador do cliente iria para:',
    open: 'Abrir noutro separador',
    opens: 'É a mesma página, com o aspeto que pediu.',
  },
  terminal: {
    create: 'Enviar para o terminal',
    again: 'Enviar outro',
    pay: 'Pagar no terminal',
    ahead: 'O terminal da loja aparece aqui, com o montante no ecrã.',
    waiting: 'Quando o dia do terminal se fecha.',
  },
  none: {
    create: 'Cobrar',
    again: 'Cobrar outra vez',
    pay: 'O cliente não faz nada',
    ahead: 'O método está guardado: a cobrança não passa pelo cliente.',
    waiting: 'Logo a seguir.',
  },
  replayed: 'Numa gravação nada se mostra aqui: carregue para seguir o que foi gravado.',
  payReplayed: 'Pagar na gravação',
};

export const track = {
  title: 'Acompanhar o estado',
  order: 'Estados por que passa o pagamento',
  ahead: 'Começa quando o pagamento for criado.',
  waitingForWebhook: 'Chega depois da confirmação.',
  sending: 'A sair da sandbox…',
  noSubscription: 'Nenhum webhook subscreve payment_confirmed. Crie um com POST /api/webhooks e faça outro pagamento.',
  polling: 'Repete-se até se saber tudo.',
  retrying: 'A consulta repete-se sozinha até haver resposta: não precisa de fazer nada aqui.',
  after: (duration: string) => `${duration} depois`,
  declined: 'Recusado',
  means: {
    pending: 'O pagamento existe e ainda ninguém o fez.',
    pending_confirmation: 'O pagamento espera confirmação.',
    authorised: 'O montante está cativo.',
    confirmed: 'O dinheiro foi pago: pode entregar a encomenda.',
    cancelled: 'O pagamento já não se espera.',
    PaymentReady: 'A página existe e espera o cliente.',
    PaymentPending: 'O cliente escolheu como paga; falta a confirmação.',
    PaymentSuccess: 'O dinheiro foi pago: pode entregar a encomenda.',
    PaymentCancelled: 'A página já não aceita pagamento.',
    PaymentError: 'A tentativa falhou; o cliente pode tentar outra vez.',
    PaymentAuthorized: 'O montante está cativo.',
  },
};

export const receipt = {
  title: 'O seu pagamento',
  id: 'Pagamento',
  page: 'Checkout',
  received: (status: number) => `recebido, ${status}`,
  note: 'Sandbox. Não vale como comprovativo.',
  after: 'E depois',
  print: 'Imprimir',
  copy: 'Copiar o talão',
  copied: 'Talão copiado.',
};

export const announcement = {
  created: (name: string, amount: string) => `${name}: pagamento criado, montante ${amount}.`,
  badAmount: 'O montante não se consegue ler.',
  networkFailure: 'A sandbox não respondeu.',
  paid: 'O pagamento está confirmado.',
  declined: 'A tentativa foi recusada.',
  cancelled: 'O pagamento foi cancelado.',
  webhook: 'O webhook chegou.',
};
