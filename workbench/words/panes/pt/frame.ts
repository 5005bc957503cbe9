/** The page around the panes. */
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
  line: {
    opening: 'A ligar…',
    open: 'Em direto',
    broken: 'Sem ligação; a tentar de novo…',
  },
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

/** What is said while something is read, and when it cannot be. */
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
