import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';
import { sandbox } from './sandbox/pt.ts';

const counted = countIn(languageTags.pt);

interface PaidAmount {
  amount: string;
  merchant: string;
}

/** Strings of the payment page in European Portuguese, from which the other languages are translated. */
export const words = {
  page: {
    label: (merchant: string) => `Pagamento a ${merchant}`,
    payee: 'Pagamento a',
    code: 'Encomenda',
    summary: 'Descrição',
    payUntil: 'Prazo',
    back: 'Voltar à loja',
    leave: 'Cancelar pagamento',
    processedBy: (company: string) => `Pagamento processado por ${company}`,
    security: 'Segurança',
    privacy: 'Privacidade',
    languages: 'Idioma da página',
    noScript: 'Para pagar aqui é preciso JavaScript. Ative-o no navegador e volte a carregar a página.',
    stale: 'Sem ligação ao serviço. O que vê pode estar desatualizado; voltamos a tentar sozinhos.',
  },

  security: {
    card: (company: string) => `O número do cartão vai só para ${company}: a loja nunca o vê.`,
    phone: 'O PIN escreve-se na aplicação MB WAY, nunca nesta página.',
  },

  methods: {
    title: 'Como quer pagar?',
    other: 'Pagar de outra forma',
    names: { CC: 'Cartão', MB: 'Multibanco', MW: 'MB WAY' },
    hints: {
      CC: 'De crédito ou de débito',
      MB: 'Referência para caixa Multibanco ou homebanking',
      MW: 'Confirma na aplicação, no telemóvel',
    },
  },

  card: {
    title: 'Dados do cartão',
    number: 'Número do cartão',
    expiry: 'Validade',
    expiryExample: 'MM / AA',
    cvc: 'Código de segurança',
    cvcHint: (digits: number): string => (digits === 4 ? 'Quatro algarismos na frente' : 'Três algarismos no verso'),
    holder: 'Nome no cartão',
    pay: (amount: string) => `Pagar ${amount}`,
    authorise: (amount: string) => `Autorizar ${amount}`,
    held: 'O montante fica reservado no cartão. Só é cobrado quando a loja o confirmar.',
    working: 'A pagar…',
    problems: {
      numberEmpty: 'Escreva o número do cartão.',
      numberShort: 'Faltam algarismos no número do cartão.',
      numberWrong: 'O número do cartão tem um engano. Confirme cada algarismo.',
      expiryEmpty: 'Escreva a validade: mês e ano.',
      expiryShape: 'Escreva o mês e o ano, por exemplo 05 / 30.',
      expiryPast: 'A validade deste cartão já passou.',
      cvcEmpty: 'Escreva o código de segurança.',
      cvcShort: (digits: number) => `O código deste cartão tem ${counted(digits, 'algarismo', 'algarismos')}.`,
      holderEmpty: 'Escreva o nome como está no cartão.',
    },
  },

  save: {
    askCard: (merchant: string) => `Guardar este cartão para pagamentos futuros a ${merchant}`,
    askPhone: (merchant: string) => `Guardar este telemóvel para pagamentos futuros a ${merchant}`,
    alwaysCard: (merchant: string) => `Depois de pago, ${merchant} guarda este cartão para pagamentos futuros.`,
    alwaysPhone: (merchant: string) => `Depois de pago, ${merchant} guarda este telemóvel para pagamentos futuros.`,
  },

  phone: {
    title: 'Qual é o seu telemóvel MB WAY?',
    country: 'Indicativo',
    number: 'Número de telemóvel',
    hint: 'Enviamos o pedido para a aplicação MB WAY deste número.',
    send: 'Enviar pedido',
    other: 'Usar outro telemóvel',
    working: 'A enviar…',
    problems: {
      countryEmpty: 'Escreva o indicativo do país, por exemplo 351.',
      numberEmpty: 'Escreva o número do telemóvel.',
      numberShort: 'Faltam algarismos no número.',
      numberLong: 'O número tem algarismos a mais.',
      numberUnknown: 'Este número não tem MB WAY.',
    },
  },

  wait: {
    title: 'Confirme no telemóvel',
    sentTo: (phone: string) => `O pedido está na aplicação MB WAY de ${phone}.`,
    steps: ['Abra a aplicação MB WAY.', 'Confira a loja e o montante.', 'Aceite com o seu PIN.'],
    left: 'Tempo para confirmar',
    until: (time: string) => `até às ${time}`,
    overdue: 'O tempo acabou. Estamos a confirmar o desfecho…',
    cancelHint: 'Quer desistir? Recuse o pedido na aplicação.',
    oneMinute: 'Falta um minuto para confirmar no telemóvel.',
  },

  reference: {
    title: 'Pague com esta referência',
    preparing: 'A preparar a referência…',
    prepare: 'Ver a referência',
    entity: 'Entidade',
    reference: 'Referência',
    amount: 'Montante',
    validUntil: (when: string) => `Pode pagar-se até ${when}.`,
    /** Parts before, between and after the two menu entries of the ATM. */
    how: ['Na caixa Multibanco ou no homebanking: «', '», «', '».'],
    alone: 'Esta página atualiza-se sozinha quando o pagamento chegar. Pode fechá-la: a referência continua válida.',
    waiting: 'À espera do pagamento',
    copy: (what: string) => `Copiar ${what.toLowerCase()}`,
    copied: (what: string) => `${what}: copiado`,
    uncopied: 'Não foi possível copiar: o valor está selecionado.',
  },

  bank: {
    notReal: 'Simulação da sandbox: isto não é um banco',
    name: 'Banco de Exemplo',
    title: 'Confirma este pagamento?',
    lead: 'Autenticação forte: o banco do titular pede-lhe que confirme antes de autorizar.',
    merchant: 'Comerciante',
    amount: 'Montante',
    card: 'Cartão',
    ending: (brand: string, last4Digits: string) => `${brand} terminado em ${last4Digits}`,
    accept: 'Confirmar',
    refuse: 'Recusar',
    working: 'A responder…',
  },

  failed: {
    unconfirmed: {
      title: 'O pagamento não foi confirmado no seu banco',
      next: 'Nada foi cobrado. Tente outra vez e confirme quando o banco lho pedir, ou use outro cartão.',
    },
    declined: {
      title: 'O banco recusou o cartão',
      next: 'Nada foi cobrado. Confirme os dados, tente com outro cartão, ou fale com o seu banco.',
    },
    refused: {
      title: 'O pedido foi recusado no telemóvel',
      next: 'Nada foi cobrado. Se foi engano, envie o pedido outra vez, ou use outro telemóvel.',
    },
    expired: {
      title: 'O pedido não foi confirmado a tempo',
      next: 'Nada foi cobrado. Tenha o telemóvel à mão e envie o pedido outra vez.',
    },
    wrongNumber: {
      title: 'Este número não tem MB WAY',
      next: 'Nada foi cobrado. Confirme o número, ou use outro telemóvel.',
    },
    notSaved: {
      title: 'O telemóvel não ficou guardado',
      next: 'Nada foi cobrado: na aplicação foi recusado guardar o número. Envie o pedido outra vez para tentar de novo.',
    },
    service: {
      title: 'O pagamento não se concluiu',
      next: 'Nada foi cobrado. Tente outra vez daqui a pouco, ou pague de outra forma.',
    },
  },

  networkFailure: {
    title: { unreachable: 'Sem ligação', timeout: 'Demorou demasiado', broken: 'O serviço falhou' },
    told: {
      unreachable: 'O pedido não teve resposta. Verifique a ligação à Internet.',
      timeout: 'O serviço não respondeu a tempo.',
      broken: 'O serviço respondeu com um erro.',
    },
    kept: 'O que escreveu continua aqui. Antes de repetir, confirmamos se o pagamento já foi feito.',
    retry: 'Tentar outra vez',
    retrying: 'A tentar…',
  },

  refused: {
    title: 'Não foi possível',
    next: 'Volte a carregar a página e tente outra vez, ou pague de outra forma.',
  },

  closing: {
    paid: {
      title: 'Pagamento feito',
      told: ({ amount, merchant }: PaidAmount) => `${merchant} recebeu o seu pagamento de ${amount}.`,
    },
    authorised: {
      title: 'Montante reservado',
      told: ({ amount, merchant }: PaidAmount) =>
        `${amount} ficam reservados no cartão. Só serão cobrados quando ${merchant} o confirmar.`,
    },
    left: { title: 'Pagamento cancelado', told: () => 'Desistiu deste pagamento. Nada foi cobrado.' },
    withdrawn: {
      title: 'Pagamento cancelado pela loja',
      told: ({ merchant }: PaidAmount) =>
        `${merchant} cancelou este pagamento. Se ainda o quer fazer, fale com a loja.`,
    },
    expired: {
      title: 'O prazo terminou',
      told: () => 'Este pagamento já não pode ser feito. Nada foi cobrado; peça um novo à loja.',
    },
    late: {
      title: 'O prazo terminou',
      told: () => 'Esta página já não recebe pagamentos, mas a referência ainda pode ser paga.',
    },
    closed: { title: 'Pagamento cancelado', told: () => 'Este pagamento já não pode ser feito.' },
    early: {
      title: 'Ainda não se pode pagar',
      told: ({ merchant }: PaidAmount) => `${merchant} marcou este pagamento para mais tarde.`,
    },
    unknown: {
      title: 'Não encontrámos este pagamento',
      told: () => 'O link está incompleto, ou o pagamento já não existe. Volte à loja e abra-o outra vez.',
    },
  },
  /** Start of the receipt line; followed by time and method. */
  receipt: (number: string) => `Pagamento n.º ${number}`,
  opensAt: (when: string) => `Pode pagar a partir de ${when}. Esta página abre sozinha.`,

  onward: {
    secondsLeft: (seconds: number) => `Segue automaticamente dentro de ${seconds} s.`,
    stayed: 'Esta página fica aberta.',
    stay: 'Ficar nesta página',
    siteLink: (host: string) => `Continuar para ${host}`,
    appLink: 'Continuar na aplicação',
  },

  leave: {
    title: 'Cancelar este pagamento?',
    told: 'Não poderá voltar a pagar nesta página. Nada foi cobrado.',
    stay: 'Continuar a pagar',
    leave: 'Cancelar pagamento',
    working: 'A cancelar…',
  },

  sandbox,
};

/** Type of the strings in every language. A missing string is a compile error. */
export type CheckoutWords = typeof words;
