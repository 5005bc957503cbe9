/** Strings of the API reference that are not in the contract. Portuguese is the source language. */

import type { BehaviourTexts } from '@balcao/reference/behaviour/behaviourOptions.ts';
import type { ReferenceTexts } from '@balcao/reference/page/referenceTexts.ts';
import type { OperationWithLifecycle } from '../../components/api/operationLifecycles.ts';
import { chosenMark } from './parts.ts';

/** Title and text alternative of a lifecycle diagram. */
interface DrawingTexts {
  title: string;
  description: string;
}

export const serverNames = { production: 'Produção', testing: 'Testes', sandbox: 'A sua sandbox' };

export const reference: ReferenceTexts = {
  operations: 'Operações',
  filter: 'Filtrar operações, campos e códigos',
  access: 'Autenticação',
  accessWords: 'Cada operação diz o que pede.',
  shared: 'Cabeçalhos de qualquer chamada',
  envelope: 'O envelope',
  envelopeWords: 'Todas as respostas trazem estes campos à volta dos dados; cada operação mostra só o que é dela.',
  refused: 'Uma recusa traz em vez disso um',
  alsoTakes: 'Aceita também',
  parameters: { path: 'No caminho', query: 'Na query', header: 'Nos cabeçalhos' },
  body: 'Corpo',
  bodyExamples: 'Corpos que a sandbox aceita',
  optional: 'Pode faltar.',
  required: 'obrigatório',
  values: 'Valores',
  limits: {
    default: 'Por omissão',
    length: 'Comprimento',
    range: 'Valor',
    items: 'Elementos',
    pattern: 'Padrão',
  },
  example: 'Exemplo',
  answers: 'Respostas',
  codes: (count) => (count === 1 ? '1 código' : `${count} códigos`),
  callback: 'Callback',
  deprecated: 'Obsoleta',
  guides: 'Guias',
  tryIt: 'Experimentar',
  copyMarkdown: 'Copiar em Markdown',
  copyCode: 'Copiar o código',
  request: 'Pedido',
  answer: 'Resposta',
  recorded: 'gravada na sandbox',
  language: 'Linguagem do exemplo',
  webhooks: 'Eventos por webhook',
  webhooksWords: 'O que chega ao URL subscrito: a mesma forma para todos, depois cada evento.',
  models: 'Modelos',
  modelsWords: 'Cada objeto uma vez; as operações apontam para aqui.',
  errors: 'Erros',
  errorsWords: 'Todos os códigos, sempre com as mesmas perguntas respondidas.',
  chosen: chosenMark.words,
  saw: 'O que viu',
  happened: 'O que aconteceu',
  fix: 'Como resolver',
  provoke: 'Como provocar',
  where: 'Que operações',
  everywhere: (count, all) => `${count} das ${all} operações.`,
  nowhere: 'Nenhuma o responde: chega em `paymentMethod.result` e no evento do pagamento.',
  outside: 'Não muda nada na sandbox.',
  retryable: 'Repetir mais tarde pode resultar.',
  sharedAnswers: 'Erros comuns',
  sharedAnswersWords:
    'Muitas operações as podem dar; cada uma aponta para aqui. As que só existem na sandbox não se repetem em cada operação: o 403 pode vir das que pedem credenciais, e o 429 e o 503 de todas.',
  filterHint: 'Operação, campo ou código',
  unfold: (name) => `Campos de ${name}`,
};

/** Strings in which the control API's page differs. */
export const sandboxReference: Partial<ReferenceTexts> = {
  accessWords:
    'Os simuladores pedem a plataforma, e nunca a entidade. O estado do processo e a abertura de uma sandbox não pedem nada.',
  errorsWords: 'Os códigos que só a sandbox dá. Os que a API também dá estão na especificação da API.',
  nowhere: 'Nenhuma desta página: vem de uma chamada da API, ou do nome por que a sandbox foi chamada.',
};

export const behaviour: BehaviourTexts = {
  found: 'Resultados',
  foundNothing: 'Nada com esse nome.',
  linkCopied: 'Ligação copiada',
  copied: 'Copiado',
  failed: 'Não foi possível: sem ligação à rede?',
};

export const provocation = {
  phone: 'Na sandbox, cobre por MB WAY ao telemóvel',
  saved: 'com `createRegistration`',
  card: 'Na sandbox, pague com o cartão',
  fault: 'Na sandbox, junte a qualquer chamada da API o cabeçalho',
  streams: 'Na sandbox, abra este número de fluxos em',
  pipelining: 'Envie dois pedidos numa ligação, sem esperar pela resposta ao primeiro',
  requests: 'Numa sandbox exposta na Internet, faça este número de pedidos num minuto, com',
  call: 'Na sandbox, chame',
  next: 'e depois',
  body: 'com o corpo',
  clientId: 'com o cabeçalho',
  as: {
    other: 'com as credenciais da outra plataforma da sandbox',
    'wrong key': 'com uma chave privada errada',
    nobody: 'sem credenciais',
  },
};

export const lifecycles: Record<OperationWithLifecycle, DrawingTexts> = {
  createEntity: {
    title: 'Estados da adesão',
    description: 'A entidade registada fica pendente até o fornecedor a aprovar ou recusar.',
  },
  createCheckout: {
    title: 'Estados do checkout',
    description: 'O checkout nasce pronto, espera pelo pagador e acaba pago, autorizado, cancelado ou em erro.',
  },
  createPayment: {
    title: 'Um pagamento MB WAY ou com um método guardado',
    description:
      'O pagamento espera pela resposta no telemóvel e confirma-se; recusado, falhado ou expirado volta a pendente e pode tentar-se outra vez. Um cartão guardado confirma logo.',
  },
  createReference: {
    title: 'Uma referência Multibanco',
    description:
      'A referência fica pendente até ser paga; sem pagamento no prazo é cancelada, e pode ainda ser paga com atraso.',
  },
  createCapture: {
    title: 'Da autorização à captura',
    description:
      'Um montante autorizado no cartão confirma-se pela captura ou pela liquidação; de um pagamento capturado pode capturar-se o resto.',
  },
  createRefund: {
    title: 'Do pagamento ao reembolso',
    description:
      'Um pagamento confirmado continua confirmado depois de reembolsado; reembolsado por inteiro no próprio dia fica cancelado.',
  },
  cancelPayment: {
    title: 'O que pode ser cancelado',
    description: 'Um pagamento pendente ou autorizado é cancelado pelo comerciante, ou pelo fim do prazo.',
  },
  createTerminalPayment: {
    title: 'Um pagamento no terminal',
    description:
      'O terminal espera pelo cartão e pelo PIN, autoriza e liquida; o pagador pode desistir, o tempo acabar ou o banco recusar.',
  },
  createWebhook: {
    title: 'Estados de uma entrega',
    description: 'Uma entrega espera, é aceite, ou falha depois de todas as tentativas; pode ser reenviada à mão.',
  },
};

export const consoleLoad = {
  loading: 'A abrir a consola…',
  failed: 'Não foi possível carregar a consola.',
  close: 'Fechar',
  description: 'A ler a descrição da API…',
};

/** Strings about the effects of an operation. Portuguese is the source language. */
export const moves = {
  caller: 'Quem chama:',
  callers: {
    'platform-and-entity': 'a sua plataforma, em nome de uma entidade',
    platform: 'a sua plataforma',
    none: 'qualquer pessoa, sem credenciais',
  },
  silent: 'sem webhook',
};
