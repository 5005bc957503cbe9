import { announcement, create, device, receipt, track } from './payment/pt.ts';

/** Strings that the workbench shares with pages, in European Portuguese, the source language. */
export const words = {
  panel: 'Painel em direto: um pagamento do princípio ao fim',
  announcement,
  create,
  device,
  receipt,
  track,
  restart: 'Recomeçar',
  next: { pay: 'Seguinte: pagar', track: 'Seguinte: acompanhar o estado' },

  mode: {
    looking: 'A procurar a sandbox…',
    loading: 'A carregar a sandbox neste navegador…',
    live: 'Sandbox em direto',
    recording: 'Gravação',
    recordingTitle: 'Isto é uma gravação: nenhuma sandbox respondeu.',
    recordingWhat: (when: string) =>
      `Os passos mostram o que a sandbox respondeu em ${when}. Para usar os seus valores, arranque uma na pasta do projeto:`,
    command: 'npm start',
    source: 'onde está o código',
    nobody: 'Nenhuma sandbox respondeu.',
    startOne: 'Arranque uma na pasta do projeto:',
    again: 'Voltar a procurar',
    stillNone: 'Continua sem responder.',
    inTab: 'neste navegador',
    unavailable: 'A sandbox não arranca neste navegador.',
    unavailableWhat:
      'Precisa de uma página por HTTPS ou em localhost, e de um navegador que deixe um site trabalhar em segundo plano: algumas janelas privadas não deixam.',
    unkept: {
      forbidden: 'O navegador não deixa guardar dados: o que fizer aqui dura até fechar este separador.',
      full: 'O navegador não tem espaço para guardar mais: o que fizer a partir de agora dura até fechar este separador.',
    },
  },

  destination: {
    label: 'Para onde vão os pedidos',
    change: 'Mudar',
    choose: 'Escolher outro destino',
    kinds: {
      local: 'A sua sandbox',
      tab: 'Sandbox neste navegador',
      url: 'Outra sandbox',
      testing: 'Servidor de testes',
      replay: 'Só gravações',
    },
    shared: 'credenciais partilhadas',
    given: 'credenciais de exemplo',
    platform: (code: string) => `plataforma ${code}`,
    noKeys: 'sem credenciais',
    silent: (host: string) => `A sandbox que escolheu não respondeu: ${host}.`,
    silentWhat: 'Nada é enviado para outro lado. Confirme que está a correr, ou escolha outro destino.',
    noSimulators: 'O servidor de testes do fornecedor não tem simuladores.',
    noSimulatorsWhat: 'Este painel precisa deles: por isso não envia nada para lá.',
    replay: 'Escolheu ver só gravações.',
    replayWhat: 'Nada é enviado.',
    recordedAt: (when: string) => `Os passos mostram o que a sandbox respondeu em ${when}.`,
    samples: {
      of: (host: string, credentials: string) => `Este código é para ${host}, ${credentials}.`,
      back: 'Mostrar o da documentação',
    },
    placeholders: { platformCode: 'O_SEU_CODIGO', privateKey: 'A_SUA_CHAVE', clientId: 'O_SEU_NIF' },
  },

  networkFailure: {
    unreachable:
      'A sandbox deixou de responder. Nada do que escreveu se perdeu: confirme que está a correr, ou recarregue a página se for a deste navegador, e tente de novo.',
    timeout: 'A sandbox demorou mais de 10 segundos. Nada do que escreveu se perdeu: tente de novo.',
    unreadable: 'A resposta não é JSON: talvez outro programa esteja a usar essa porta. Veja o URL e tente de novo.',
  },

  card: { entity: 'Entidade', reference: 'Referência', amount: 'Montante' },

  atm: {
    hint: 'Experimente mudar o montante: a caixa recusa e diz porquê.',
    machine: 'Caixa Multibanco virtual',
    service: 'Pagamento de serviços',
    working: 'A processar. Aguarde…',
    done: 'Pagamento efetuado',
    takeReceipt: 'Retire o seu talão.',
    refused: 'Operação recusada',
    keys: 'Teclado',
    writesIn: (field: string) => `O teclado escreve em: ${field}`,
    pay: 'Pagar',
    clear: 'Corrigir',
    cancel: 'Anular',
    fresh: 'Nova operação',
    receipt: 'Talão',
    receiptNote: 'Simulação. Não vale como comprovativo.',
    paidAt: 'Data',
  },

  webhook: {
    title: 'Webhook',
    looks: { waiting: 'webhook por entregar', delivered: 'webhook entregue', failed: 'webhook falhado' },
    answered: (status: number, milliseconds: number) => `O recetor respondeu ${status} em ${milliseconds} ms.`,
    answeredPlain: (status: number) => `O recetor respondeu ${status}.`,
    unanswered: 'Não se conseguiu entregar: o recetor não respondeu.',
    nextAt: (when: string) => `Nova tentativa às ${when}.`,
  },

  signature: {
    title: 'Verificar a assinatura',
    valid: 'Assinatura válida',
    invalid: 'Assinatura inválida',
    computing: 'A calcular…',
    header: 'Separar o cabeçalho',
    headerWhat: (name: string) => `${name} traz o hash e a hora (ts, em segundos).`,
    message: 'Juntar corpo e hora',
    messageWhat: (bytes: string) => `O corpo tal como chegou (${bytes} bytes), seguido dos dígitos de ts.`,
    hash: 'Calcular HMAC-SHA256',
    hashWhat: (key: string) => `Com a chave privada da plataforma, ${key}.`,
    compare: 'Comparar',
    compared: {
      computing: 'A calcular…',
      valid: 'O resultado é igual ao hash do cabeçalho.',
      invalid: 'O resultado não é igual ao hash do cabeçalho: a mensagem não é a que foi assinada.',
    },
    tamper: 'Mudar um dígito do montante no corpo',
    server: 'Na sua loja isto faz-se no servidor: a chave privada nunca vai para o navegador.',
    noHeader: 'A entrega não traz um cabeçalho PayPay-Signature que se consiga ler.',
    noCrypto:
      'Este navegador só calcula assinaturas em https ou em localhost. Abra esta página por http://localhost para as verificar aqui.',
  },

  exchange: {
    request: 'Pedido',
    answer: 'Resposta',
    headers: 'Cabeçalhos',
    body: 'Corpo',
    willSend: 'Vai ser enviado',
    networkFailure: {
      unreachable: 'Sem resposta',
      timeout: 'Demorou demasiado',
      unreadable: 'Resposta ilegível',
    },
    code: { copy: 'Copiar', copied: 'Copiado', code: 'Código' },
  },

  run: {
    title: 'Um pagamento em direto',
    method: 'Método de pagamento',
    methods: { multibanco: 'Multibanco', mbway: 'MB WAY', card: 'Cartão' },
    start: 'Executar',
    again: 'Repetir',
    running: 'A executar…',
    invitation: 'Carregue em Executar para o ver acontecer na sua sandbox.',
    promise: 'Corre na sua sandbox; sem ela, repete uma gravação.',
    startOne: 'Para usar a sua sandbox, na pasta do projeto:',
    answerAhead: 'Executar envia o pedido e mostra aqui a resposta.',
    state: 'Estado',
    stateAhead: 'Muda quando o cliente paga.',
    payer: {
      multibanco: 'A caixa virtual paga a referência…',
      mbway: 'O telemóvel virtual aceita…',
      card: 'O cartão de teste paga…',
    },
    paid: 'Pago e confirmado: a sandbox pagou em vez do cliente.',
    refund: 'Ver como se reembolsa',
    webhookAhead: 'Chega depois, assinado.',
    silence: 'Não chegou mais nada. Veja se a sandbox continua a correr e repita.',
  },
};

/** Type of the strings in every language. A missing string is a compile error. */
export type WorkbenchWords = typeof words;
