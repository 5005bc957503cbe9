/** Strings of the components in guides: tables, samples, forms, live panels. Portuguese is the source language. */

export const sample = {
  request: 'Pedido',
  delivery: 'A sua loja recebe',
  language: 'Linguagem do exemplo',
  answer: 'Resposta',
  dropped: 'a ligação caiu',
  recorded: 'gravada na sandbox',
};

export const checkDigits = {
  caption: 'Cálculo dos dígitos de controlo',
  entity: 'Entidade',
  firstSeven: 'Primeiros sete dígitos',
  cents: (amount: string) => `Montante em cêntimos, com oito dígitos (${amount})`,
  number: 'N: tudo seguido',
  rest: 'N × 100, resto da divisão por 97',
  check: 'Dígitos de controlo: 98 − resto',
  reference: 'Referência',
};

export const credentials = {
  caption: 'Credenciais da sandbox',
  address: 'URL da API',
  platform: 'Código da plataforma',
  key: 'Chave privada',
  client: 'PayPay-ClientId',
  other: 'Credenciais da outra plataforma',
};

export const transitions = {
  action: 'O que acontece',
  who: 'Quem',
  states: 'Estado',
  events: 'Eventos',
  new: 'novo',
};

export const slip = { entity: 'Entidade', reference: 'Referência', amount: 'Montante' };

export const scenarios = {
  cards: 'Cartões de teste',
  card: 'Número do cartão',
  phones: 'Telemóveis de teste',
  phone: 'Telemóvel',
  amounts: 'Montantes que um terminal conhece',
  amount: 'Montante, em cêntimos',
  terminals: 'Terminais com um problema',
  terminal: 'Terminal',
  entities: 'Entidades cuja adesão se decide sozinha',
  entity: 'NIF',
  words: 'O que acontece',
  code: 'Código',
  faults: 'Falhas que uma chamada pode ter',
  fault: 'Falha',
  failureModes: 'Modos de falha de uma subscrição',
  failureMode: 'Modo',
};

export const viewApi = { label: 'Consultar API' };

export const eventTable = {
  caption: 'Eventos dos webhooks',
  event: 'Evento',
  when: 'Quando é enviado',
  states: 'Estado a seguir',
  ways: 'Métodos',
};

export const handlerTable = { caption: 'Formatos dos webhooks', body: 'Corpo do pedido' };

export const amountLimits = {
  caption: 'Montantes de cada método',
  method: 'Método',
  min: 'Mínimo',
  max: 'Máximo',
};

export const limitTable = {
  caption: 'Limites e tempos',
  timeout: 'Tempo para responder a uma entrega',
  statuses: 'Estados HTTP que contam como recebido',
  callback: 'Estado HTTP que conta como recebido num callback',
  gaps: 'Minutos entre tentativas',
  disable: 'Entregas falhadas seguidas até a subscrição ser desativada',
  tolerance: 'Idade máxima de uma assinatura',
  card: 'Espera pelo cartão',
  authorisation: 'Autorização',
  pin: 'Tentativas de PIN',
  contactless: 'Sem PIN, por aproximação, até',
  late: 'Atraso em que uma autorização tardia ainda fica guardada (a venda já está cancelada)',
  each: (own: string, shared: string) => `${own}; na sandbox partilhada, ${shared}`,
  characters: (count: string) => `${count} caracteres`,
  items: (count: string) => `${count} itens`,
  objects: 'Pagamentos, clientes, entidades e associações, de cada',
  subscriptions: 'Subscrições de webhooks',
  storedBytes: 'Dados guardados ao todo',
  deliveries: 'Entregas terminadas de que se lembra',
  requestLog: 'Registo de chamadas de cada plataforma',
  state: 'Estado que se exporta e importa',
  stateRows: (rows: string, size: string, open: string) => `${rows} linhas, ${size}; ${open} em modo público`,
  tenants: 'Sandboxes privadas ao mesmo tempo',
  body: 'Corpo de um pedido',
  line: 'Nomes, códigos, identificadores e endereços de e-mail',
  note: 'Texto livre: resumo, observações e dados adicionais',
  url: 'URL',
};

export const errorTable = {
  caption: 'Erros possíveis',
  code: 'Código',
  cause: 'Porquê',
  remedy: 'O que fazer',
  outside: 'Não muda nada na sandbox.',
  provoke: 'Para o provocar na sandbox:',
  call: 'veja o pedido',
  phone: 'telemóvel',
  saved: 'com',
  card: 'cartão',
  header: 'cabeçalho',
  requests: 'pedidos num minuto, com',
};

export const refusedCalls = {
  caption: 'Chamadas recusadas, e como as provocar',
  code: 'Resposta',
  when: 'Quando',
  sent: 'Para a provocar na sandbox',
  remedy: 'O que fazer',
};

export const fieldTable = {
  caption: (name: string) => `Campos de ${name}`,
  formCaption: 'Campos do formulário',
  field: 'Campo',
  type: 'Tipo',
  words: 'O que é',
  required: 'obrigatório',
  requiredWith: (parent: string) => `obrigatório com ${parent}`,
  nullable: 'ou null',
  oneOf: 'Um de:',
  standard: 'Por omissão:',
  minimum: 'Mínimo:',
  maximum: 'Máximo:',
  minLength: 'Caracteres, no mínimo:',
  maxLength: 'Caracteres, no máximo:',
  notAlways: 'nem sempre presente',
};

export const retries = {
  label: 'Tentativas de uma entrega',
  gap: (time: string) => `+ ${time}`,
  first: '1.ª tentativa, logo que acontece',
  attempt: (count: number, time: string) => `${count}.ª tentativa, ao fim de ${time}`,
  end: 'Sem sucesso: a entrega falhou e não se repete sozinha',
};

export const signatureVector = {
  key: 'Chave privada',
  body: 'Corpo',
  message: 'O que se assina',
  hash: 'Resultado',
  caption: 'Uma assinatura já calculada',
};

export const stateTable = {
  state: 'Estado',
  meaning: 'O que quer dizer',
  final: 'Pode ficar assim',
  yes: 'Sim',
  no: 'Não',
};

export const backOffice = {
  caption: 'Pagamentos em terminal, no back-office e na API',
  label: 'No back-office',
  state: 'Na API',
  meaning: 'O que quer dizer',
};

export const changes = {
  captions: { api: 'O que mudou na API', sandbox: 'O que mudou neste portal' },
  feed: 'Alterações da API e da sandbox',
  portal: 'Portal',
  breaking: 'Quebra programas',
  date: 'Data',
  version: 'Versão',
  unpublished: 'data não publicada',
  subject: 'O quê',
  before: 'Antes',
  now: 'Agora',
};

export const failureModes = { caption: 'Modos de falha de uma subscrição', what: 'O que faz aos avisos' };

export const basicHeader = {
  joined: 'Código da plataforma, dois pontos, chave',
  encoded: 'O mesmo, em Base64',
  header: 'O cabeçalho',
  caption: 'Como se faz o cabeçalho Authorization',
};

export const livePanel = {
  controls: 'Na API da sandbox:',
  loading: 'A preparar o painel…',
  open: 'Experimentar',
  failed: 'Não foi possível carregar o painel.',
  close: 'Fechar o painel',
};

export const tryPayment = {
  title: 'Pague daqui mesmo',
  words:
    'Crie o pagamento na sua sandbox, pague-o na página verdadeira, aqui ao lado, e veja o estado mudar e o webhook assinado chegar. Sem sandbox, o painel repete uma gravação e diz como arrancar uma.',
};

export const forms = {
  customer: {
    title: 'Faça a chamada daqui mesmo',
    words:
      'Preencha os campos, veja o pedido na sua linguagem e envie-o para a sua sandbox: a resposta aparece aqui. Os valores que já lá estão servem numa sandbox nova.',
  },
  entity: {
    title: 'Preencha o registo daqui mesmo',
    words:
      'Escreva o que já sabe do comerciante, copie o HTML para o seu site e abra a página de adesão da sua sandbox com os campos preenchidos.',
    open: 'Abrir o registo preenchido',
    opens: 'O navegador envia o formulário e abre a página de adesão noutro separador.',
    code: 'O formulário em HTML',
  },
};
