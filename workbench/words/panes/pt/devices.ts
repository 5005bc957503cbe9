import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';

export const atm = {
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
      wrongAmount: 'A referência é de 10,00 € e na caixa está o dobro: os dígitos de controlo não vão bater certo.',
      twice: 'Esta referência acaba de ser paga. Pague-a outra vez e veja a recusa.',
      early: 'A validade desta referência só começa amanhã.',
      late: 'O prazo acabou há um minuto, mas a referência não bloqueia pagamentos fora do prazo: a caixa aceita.',
      blocked: 'O prazo acabou há um minuto e a referência bloqueia pagamentos fora do prazo (blockLatePayment).',
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

const counted = countIn(languageTags.pt);

/** Strings of the MB WAY phone. */
export const phone = {
  lead: 'Responda às notificações como o cliente responderia: aceite com o PIN, recuse, ou não responda e deixe o tempo passar.',
  device: (number: string) => `Telemóvel ${number}`,
  noNumber: 'sem notificações',
  home: {
    quiet: 'Sem notificações',
    quietText: 'Quando uma loja pedir um pagamento a este número, aparece aqui.',
    asks: (merchant: string, amount: string) => `${merchant} pede ${amount}`,
    open: 'Toque para ver',
  },
  request: {
    title: 'Pedido de pagamento',
    merchant: 'Loja',
    left: 'Tempo para responder',
    overdue: 'O tempo acabou.',
    saves: 'Se aceitar, este telemóvel fica guardado para pagamentos futuros a esta loja.',
    accept: 'Aceitar',
    refuse: 'Recusar',
    ignore: 'Não responder',
    working: 'A responder…',
  },
  pin: {
    title: 'Confirme com o seu PIN',
    label: 'PIN do MB WAY',
    hint: (pin: string) => `PIN de teste: ${pin}. Com outro, vê o engano.`,
    short: (digits: number) => `O PIN tem ${counted(digits, 'algarismo', 'algarismos')}.`,
    erase: 'Apagar',
    confirm: 'Confirmar',
    back: 'Voltar ao pedido',
  },
  ended: {
    accept_push: 'Pagamento aceite',
    refuse_push: 'Pagamento recusado',
    fail_push: 'Não foi possível pagar',
    expire_push: 'O pedido expirou',
    gone: 'O pedido já não existe',
    close: 'Fechar',
  },
  explained: {
    title: 'O que se passa com este pagamento',
    waits: (time: string, left: string) =>
      `A notificação espera até ${time}. Tempo que resta, no relógio da sandbox: ${left}.`,
    magic: (time: string) => `É um número de teste: responde sozinho às ${time}.`,
    ignored: (code: string) =>
      `Se ninguém responder, expira: o pagamento volta a pending com ${code}, a loja recebe payment_method_error e pode tentar outro telemóvel.`,
    jump: 'Saltar para lá',
    rule: 'A regra',
    tells: 'A loja é avisada por',
    accept_push: 'O titular aceitou na aplicação. O pagamento está feito, e a loja recebe o dinheiro no fecho do dia.',
    refuse_push: 'O titular recusou na aplicação. Nada foi cobrado, e o pagamento volta a ficar por pagar.',
    fail_push: 'O MB WAY ou o banco não deixou concluir. Nada foi cobrado, e o pagamento volta a ficar por pagar.',
    expire_push: 'Ninguém respondeu a tempo. Nada foi cobrado, e o pagamento volta a ficar por pagar.',
    gone: 'A notificação saiu do telemóvel: o pagamento foi cancelado ou mudou por outra via.',
    again: (deadline: string) => `Até ${deadline} a loja pode enviar o pedido outra vez, para este ou outro telemóvel.`,
    open: (id: string) => `Ver o pagamento ${id}`,
    error: (code: string) => `Porquê: ${code}`,
  },
  phones: {
    title: 'Telemóveis com notificações',
    none: 'Nenhum telemóvel tem notificações.',
    noneText:
      'Envie uma com o formulário, ou do seu programa: um pagamento MB WAY com qualquer número aparece aqui sozinho.',
    count: (count: number) => counted(count, 'notificação', 'notificações'),
  },
  send: {
    title: 'Enviar uma notificação',
    text: 'O que a loja faz: cria um pagamento MB WAY para um número.',
    summary: 'Encomenda 0042',
    saves: 'Pedir também para guardar o telemóvel (createRegistration)',
    working: 'A enviar…',
    sent: (number: string) => `A notificação está no telemóvel ${number}.`,
    againTitle: 'Tentar outro telemóvel',
    againText: 'A mesma encomenda, outro número: PUT /payments/{id}.',
    againSubmit: 'Enviar a este número',
    call: 'A mesma chamada, para copiar',
  },
};
