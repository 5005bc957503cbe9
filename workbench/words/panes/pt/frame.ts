export const frame = {
  name: 'sandbox',
  skip: 'Saltar para o conteúdo principal',
  menu: 'Menu',
  groups: { watch: 'Ver', act: 'Fazer acontecer', prove: 'Comprovar', own: 'A sua sandbox' },
  panes: {
    overview: 'Visão geral',
    payments: 'Pagamentos',
    requests: 'Chamadas',
    webhooks: 'Webhooks',
    clock: 'Relógio',
    atm: 'Caixa Multibanco',
    phone: 'Telemóvel MB WAY',
    terminal: 'Terminal',
    signature: 'Assinaturas',
    goLive: 'Antes de produção',
    credentials: 'Credenciais',
  },
  line: { opening: 'A ligar…', open: 'Em direto', broken: 'Sem ligação; a tentar de novo…' },
  backTo: (pane: string) => `Voltar: ${pane}`,
  realTime: 'Hora da sandbox: a hora real',
  movedTime: 'Hora da sandbox: à frente da hora real',
  moved: 'relógio adiantado',
  platform: 'Plataforma',
  docs: 'Documentação',
  language: 'Idioma',
  colour: {
    label: (mode: string) => `Mudar entre cores claras, escuras e do sistema (${mode})`,
    light: 'estão as claras',
    dark: 'estão as escuras',
    system: 'estão as do sistema',
  },
};

export const reading = {
  loading: 'A ler da sandbox…',
  failed: 'Não foi possível ler isto.',
  again: 'Tentar de novo',
  old: 'O que vê é de há pouco.',
  networkFailure: {
    unreachable: 'A sandbox não responde. Confirme que está a correr.',
    timeout: 'A sandbox demorou demasiado a responder.',
    unreadable: 'A resposta não é JSON: talvez outro programa esteja a usar esta porta.',
  },
};

export const overview = {
  title: 'A sua sandbox está pronta',
  lead: 'Quatro passos, do primeiro pedido ao seu próprio webhook. Cada um assinala-se sozinho quando acontece.',
  keys: 'As suas credenciais',
  moreKeys: 'Mais sobre as credenciais',
  activity: 'Em direto',
  quiet: 'Ainda não aconteceu nada. As chamadas, os pagamentos e as entregas aparecem aqui.',
  payment: (id: string, amount: string) => `Pagamento ${id}, ${amount}`,
  steps: {
    create: {
      title: 'Faça o primeiro pedido',
      text: 'Cole isto num terminal. As credenciais já lá estão: o pedido cria uma referência Multibanco de 10,00 €.',
      label: 'Primeiro pedido em cURL',
      done: (id: string, amount: string) => `O pagamento ${id} chegou: ${amount}.`,
      open: 'Ver o pagamento',
    },
    pay: {
      title: 'Pague-o',
      text: 'Na vida real o cliente iria a uma caixa Multibanco. Aqui há uma à sua espera.',
      done: (id: string) => `O pagamento ${id} está confirmado.`,
      open: 'Pagar na caixa Multibanco',
    },
    webhook: {
      title: 'Veja o webhook e verifique a assinatura',
      text: 'A sandbox conta à loja o que aconteceu, com uma mensagem assinada. Veja cada passo da verificação.',
      done: (event: string) => `${event} foi entregue.`,
      open: 'Ver a mensagem',
    },
    receive: {
      title: 'Receba-o no seu servidor',
      text: 'Por agora, quem recebe é a própria sandbox. Subscreva aqui um URL seu, mesmo em localhost, e faça outro pagamento.',
      done: (url: string, event: string) => `${url} aceitou ${event}.`,
      open: 'Subscrever um URL',
    },
  },
};
