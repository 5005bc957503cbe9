/** The cash machine of the workbench. */
export const atm = {
  title: 'Caixa Multibanco',
  lead: 'Pague uma referência como o cliente pagaria. Se a caixa recusar, fica a saber que dígito está errado.',
  bank: {
    title: 'Homebanking',
    heading: 'Pagar um serviço',
    account: 'Conta de teste de Maria Silva',
    submit: 'Confirmar pagamento',
  },
  references: 'Referências por pagar',
  noReferences: 'Nenhuma referência espera pagamento.',
  noReferencesText: 'Crie uma com o primeiro pedido da visão geral, ou use uma das situações abaixo.',
  scenarios: {
    title: 'Situações que a loja tem de aguentar',
    text: 'Cada uma cria o que precisa e deixa a caixa pronta: falta carregar em Pagar.',
    labels: {
      wrongAmount: 'Montante errado',
      twice: 'Pagar duas vezes',
      early: 'Antes do tempo',
      late: 'Fora do prazo',
      blocked: 'Fora do prazo, bloqueada',
    },
    ready: {
      wrongAmount:
        'A referência é de 10,00 € e na caixa está o dobro: os dígitos de controlo não vão bater certo.',
      twice: 'Esta referência acaba de ser paga. Pague-a outra vez e veja a recusa.',
      early: 'A validade desta referência só começa amanhã.',
      late: 'O prazo acabou há um minuto, mas a referência não bloqueia pagamentos fora do prazo: a caixa aceita.',
      blocked:
        'O prazo acabou há um minuto e a referência bloqueia pagamentos fora do prazo (blockLatePayment).',
    },
  },
  explained: {
    title: 'O que está errado',
    fields: { entity: 'da entidade', reference: 'da referência' },
    amount: (typed: string, expected: string, given: string, right: string) =>
      `O montante faz parte da referência. Para ${typed} os dois últimos dígitos seriam ${expected}, e são ${given}: esta referência é de ${right}.`,
    digit: (place: number, field: string, typed: string, meant: string) =>
      `O ${place}.º dígito ${field}: está ${typed}, e existe uma referência igual com ${meant}.`,
    swapped: (place: number, field: string) =>
      `O ${place}.º e o ${place + 1}.º dígitos ${field} estão trocados um com o outro.`,
    misfit: (amount: string, expected: string, given: string) =>
      `Não existe, nem poderia existir: para ${amount} os dígitos de controlo desta referência seriam ${expected}, e são ${given}.`,
    nobody: 'Os dígitos batem certo, mas ninguém emitiu esta referência nesta sandbox.',
  },
};
