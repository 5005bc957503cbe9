import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';

const plural = countIn(languageTags.pt);

/** What the panel of the simulation says, in European Portuguese: the source language of the other two. */
export const words = {
  seed: 'Semente',
  seedHint: 'Um número até 999999999. A mesma semente mostra sempre o mesmo.',
  seedWrong: 'Escreva um número inteiro entre 0 e 999999999.',
  run: 'Correr do princípio',
  another: 'Outra semente',
  loading: 'A carregar a simulação…',
  failed: 'A simulação não arranca neste navegador.',
  failedWhat:
    'Precisa de um navegador atual, que deixe a página correr um programa em segundo plano. A rede também pode ter falhado.',
  again: 'Tentar de novo',

  play: 'Reproduzir',
  pause: 'Pausa',
  next: 'Passo seguinte',
  back: 'Passo anterior',
  position: (step: number, last: number) => `Passo ${step} de ${last}`,
  pace: 'Ritmo',
  paces: { slow: 'Lento', normal: 'Normal', fast: 'Rápido' },
  goTo: 'Ir para o passo',
  go: 'Ir',
  stopAt: 'Parar no passo',
  playUntil: 'Reproduzir até lá',
  stepWrong: (last: number) => `Escreva um passo entre 0 e ${last}.`,
  awaited: (step: number, known: number) =>
    `O passo ${step} ainda não chegou: a simulação vai no passo ${known}.`,

  new: 'início',
  flow: (counts: string) => `Pagamentos em cada estado: ${counts}.`,
  count: (state: string, count: number) => `${state} ${count}`,

  lastSteps: 'Últimos passos',
  nothingYet: 'Ainda nada aconteceu.',
  shop: (number: number) => `Loja ${number}`,
  payment: (id: number) => `Pagamento ${id}`,
  noResponse: 'sem resposta',
  moreCalls: (count: number) => `e mais ${plural(count, 'pedido', 'pedidos')}`,
  messages: (count: number) => `Recebido: ${plural(count, 'webhook', 'webhooks')}.`,
  underWay: 'O passo seguinte começou antes de este acabar.',
  noEffect: 'Nada mudou.',

  holds: (count: number, step: number) =>
    step === 0
      ? 'Ainda nada se verificou.'
      : `Até ao passo ${step} cumpre-se tudo o que se verifica: ${plural(count, 'promessa', 'promessas')}.`,
  broken: 'Promessa quebrada:',
  checked: 'O que se verifica depois de cada passo',
  isKept: 'cumpre-se',
  isBroken: 'quebrada',
  reached: 'O que já foi alcançado',
  kinds: {
    states: 'Estados',
    transitions: 'Transições',
    events: 'Eventos de webhook',
    operations: 'Operações da API',
    soap: 'Métodos SOAP',
    codes: 'Códigos de erro',
  },
  of: (met: number, all: number) => `${met} de ${all}`,
  repeat: 'O mesmo na pasta do projeto:',
  digest: 'Resumo de tudo o que se viu até este passo:',

  announce: {
    playing: 'A simulação está a correr.',
    stands: (step: number) => `A simulação está parada no passo ${step}.`,
    ended: (step: number) => `A simulação acabou no passo ${step}.`,
    broken: (step: number) => `No passo ${step} uma promessa foi quebrada.`,
  },

  /** By the names that the simulation gives them. */
  promises: {
    'the sandbox fails only when it was asked to': 'A sandbox só falha quando lho pedem.',
    'every response is as the contract describes it': 'Cada resposta é como o contrato a descreve.',
    'everything moves by the tables of its lifecycle alone':
      'Tudo muda de estado só como as tabelas de estados permitem.',
    'money is conserved: captured, refunded and settled sums add up':
      'Nenhum dinheiro se perde: o que foi capturado, reembolsado e liquidado bate certo.',
    'what falls due happens, at its own moment': 'O que tem prazo acontece, e no seu momento.',
    'what a search finds is what a payment says': 'Uma pesquisa encontra o que o pagamento diz.',
    'references, ids of shops, pages and terminals belong to one payment':
      'Uma referência, um identificador de loja, uma página ou uma transação de terminal pertence a um só pagamento.',
    'what was acknowledged is there, even after a crash':
      'O que foi confirmado a quem pediu continua lá, mesmo depois de um processo cair.',
    'only what a call is about changes, and a refusal changes nothing':
      'Um pedido só muda aquilo de que trata, e uma recusa não muda nada.',
    'each committed event is put into the outbox for each of its subscriptions':
      'Cada evento gravado fica à espera de ser entregue a cada uma das suas subscrições.',
    'each message is delivered, waits for its next attempt, or is set aside':
      'Cada webhook foi entregue, espera pela tentativa seguinte ou foi posto de parte.',
    'each message that arrives is an attempt of one process that wrote it down':
      'Um webhook não é enviado duas vezes ao mesmo tempo: cada um que chega é uma tentativa registada.',
    'a subscription is disabled by failures in a row, and by nothing else':
      'Uma subscrição só é desativada por falhas seguidas.',
    'messages about one payment reach a URL in their order':
      'Os webhooks de um pagamento chegam a um URL pela sua ordem.',
    'every message is signed with the key of its platform':
      'Cada webhook é assinado com a chave da sua plataforma.',
    'every message says what happened, as it is described':
      'Cada webhook diz o que aconteceu, tal como está descrito.',
    'no message stays behind: every lease is returned, and what is due leaves':
      'Nenhum webhook fica para trás: o que está na hora sai.',
    'REST, SOAP and the lists say the same': 'REST, SOAP e as listas dizem o mesmo.',
    'a state that was imported is exported as it was': 'Um estado importado é exportado tal como era.',
    'every call ends': 'Cada pedido acaba.',
  },

  /** Who did what, by the name of the action. */
  actions: {
    'merchant.reference': 'A loja cria uma referência Multibanco.',
    'merchant.phone': 'A loja pede um pagamento MB WAY.',
    'merchant.savedCard': 'A loja cobra um método guardado.',
    'merchant.checkout': 'A loja cria um checkout.',
    'merchant.token': 'A loja guarda um método de pagamento.',
    'merchant.recurring': 'A loja faz uma cobrança recorrente.',
    'merchant.capture': 'A loja captura uma autorização.',
    'merchant.refund': 'A loja reembolsa um pagamento.',
    'merchant.adjust': 'A loja muda um montante autorizado.',
    'merchant.update': 'A loja altera um pagamento.',
    'merchant.cancel': 'A loja cancela um pagamento.',
    'merchant.read': 'A loja consulta pagamentos.',
    'payer.atm': 'O cliente paga na caixa Multibanco.',
    'payer.phone': 'O cliente responde no telemóvel.',
    'payer.card': 'O cliente escreve um cartão na página de pagamento.',
    'payer.challenge': 'O cliente responde ao banco.',
    'payer.pagePhone': 'O cliente escolhe MB WAY na página de pagamento.',
    'payer.pageReference': 'O cliente escolhe Multibanco na página de pagamento.',
    'payer.leave': 'O cliente sai da página de pagamento.',
    'payer.pagePush': 'O cliente responde à notificação que a página pediu.',
    'payer.pageAtm': 'O cliente paga a referência que a página deu.',
    'subscriber.subscribe': 'A loja subscreve um webhook.',
    'subscriber.update': 'A loja altera uma subscrição.',
    'subscriber.delete': 'A loja apaga uma subscrição.',
    'subscriber.failureMode': 'As entregas de uma subscrição passam a falhar de propósito.',
    'subscriber.disable': 'Uma subscrição é desativada.',
    'subscriber.resume': 'Uma subscrição é retomada.',
    'subscriber.resend': 'A loja pede que um webhook seja enviado outra vez.',
    'receiver.behave': 'O servidor da loja passa a responder de outra maneira.',
    'terminal.payment': 'A loja envia um pagamento ao terminal.',
    'terminal.refund': 'A loja envia um reembolso ao terminal.',
    'terminal.processed': 'A loja regista um pagamento que o terminal já fez.',
    'terminal.amount': 'Escreve-se um montante no terminal.',
    'terminal.card': 'O cliente apresenta um cartão no terminal.',
    'terminal.pin': 'O cliente escreve o PIN no terminal.',
    'terminal.leave': 'O cliente desiste no terminal.',
    'terminal.fault': 'O terminal passa a falhar de propósito.',
    'terminal.settlement': 'O terminal fecha o dia.',
    'soap.createPaymentReference': 'Uma loja com SOAP cria uma referência.',
    'soap.doWebPayment': 'Uma loja com SOAP cria uma página de pagamento.',
    'soap.checkWebPayment': 'Uma loja com SOAP consulta um pagamento.',
    'soap.cancelPayment': 'Uma loja com SOAP cancela um pagamento.',
    'soap.checkEntityPayments': 'Uma loja com SOAP pergunta por vários pagamentos.',
    'soap.getEntityPayments': 'Uma loja com SOAP lista pagamentos.',
    'soap.validatePaymentReference': 'Uma loja com SOAP valida uma referência.',
    'soap.saveEntityPayments': 'Uma loja com SOAP cria vários pagamentos.',
    'soap.checkIntegrationState': 'Uma loja com SOAP verifica a sua integração.',
    'soap.subscribeToWebhook': 'Uma loja com SOAP subscreve um webhook.',
    'registrar.entity': 'Uma plataforma regista uma entidade.',
    'registrar.customer': 'A loja regista um cliente.',
    'registrar.updateCustomer': 'A loja altera um cliente.',
    'registrar.deleteCustomer': 'A loja apaga um cliente.',
    'registrar.associate': 'Um cliente é associado a uma entidade.',
    'registrar.dissociate': 'Um cliente deixa de estar associado a uma entidade.',
    'registrar.deleteMethod': 'A loja apaga um método guardado.',
    'operator.fault': 'Os pedidos seguintes de uma loja passam a falhar de propósito.',
    'operator.clearFaults': 'Os pedidos deixam de falhar de propósito.',
    'operator.read': 'Consulta-se o que a sandbox registou.',
    'operator.export': 'Exporta-se o estado de uma sandbox.',
    'operator.import': 'Importa-se um estado.',
    'operator.reset': 'Repõe-se uma sandbox.',
    'operator.review': 'A adesão de uma entidade é decidida.',
    'clock.advance': 'O relógio de uma sandbox avança.',
    'clock.moveTo': 'O relógio de uma sandbox salta para outro dia.',
    'clock.settle': 'O dia fecha e liquida-se o que foi pago.',
    'process.kill': 'O processo da sandbox vai ser morto a meio do que vier a seguir.',
    'process.restart': 'O processo da sandbox é reiniciado.',
    rest: 'Espera-se que tudo o que está na hora acabe, e verifica-se tudo.',
  },
};

/** Shape of the texts in every language; a missing text does not compile. */
export type SimulationWords = typeof words;
