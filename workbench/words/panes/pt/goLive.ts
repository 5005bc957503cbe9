import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';

const counted = countIn(languageTags.pt);
/** Strings of the checks before production. */
export const goLive = {
  title: 'Antes de produção',
  lead: 'As situações que o seu recetor tem de resolver bem, experimentadas no seu URL, e as chamadas que o seu programa fez, com um relatório para imprimir.',
  url: 'URL do seu recetor',
  urlHint: 'O que vai subscrever em produção, ou o mesmo programa a correr na sua máquina.',
  run: 'Verificar',
  running: 'A verificar…',
  useInbox: 'Usar o recetor da sandbox',
  note: 'Cria pagamentos e subscreve o seu URL enquanto dura. Demora cerca de meio minuto.',
  progress: (done: number, all: number) => `${done} de ${all} situações`,
  done: 'A verificação terminou.',
  looks: {
    queued: 'à espera',
    running: 'a decorrer',
    passed: 'passou',
    failed: 'falhou',
    skipped: 'por experimentar',
  },
  scenarios: {
    paid: { title: 'Uma referência é paga', text: 'Chega payment_confirmed e o recetor aceita-o.' },
    phonePaid: {
      title: 'Um MB WAY é aceite',
      text: 'Chega payment_confirmed de um pagamento por telemóvel.',
    },
    phoneRefused: {
      title: 'Um MB WAY é recusado',
      text: 'Chega payment_method_error: a encomenda continua por pagar.',
    },
    cancelled: { title: 'Um pagamento é cancelado', text: 'Chega payment_cancelled.' },
    expired: { title: 'Um prazo acaba', text: 'Chegam payment_expired e payment_cancelled.' },
    refunded: { title: 'Um pagamento é reembolsado', text: 'Chega payment_refunded.' },
    duplicate: {
      title: 'A mesma mensagem chega duas vezes',
      text: 'O recetor aceita as duas; a encomenda só pode ser paga uma vez.',
    },
    callback: {
      title: 'Chega um callback',
      text: 'O corpo é o próprio pagamento, e não uma lista: o recetor aceita-o com 200, o único código que serve.',
    },
    slow: {
      title: 'A mensagem chega aos bocados',
      text: 'O recetor espera pelo corpo inteiro antes de verificar a assinatura: `Content-Length` diz quanto mede, e não chega como `chunked`.',
    },
    forged: {
      title: 'Alguém forja uma mensagem',
      text: 'A assinatura é de outra chave: o recetor recusa com um código 4xx.',
    },
    replayed: {
      title: 'Alguém repete uma mensagem antiga',
      text: 'A assinatura está certa, mas tem mais de meia hora: o recetor recusa.',
    },
    truncated: {
      title: 'O corpo chega cortado',
      text: 'A assinatura é a do corpo inteiro: o recetor recusa, sem rebentar.',
    },
  },
  shortfalls: {
    not_sent: 'A mensagem não chegou a sair dentro do tempo. Veja as entregas.',
    unanswered: 'O recetor não respondeu.',
    not_accepted: 'O recetor devia responder 200, 201, 202 ou 204.',
    callback_not_accepted: 'A um callback o recetor tem de responder 200: nenhum outro código conta como recebido.',
    not_refused: 'O recetor aceitou o que devia recusar: não está a verificar a assinatura.',
    crashed: 'O recetor respondeu com um erro do servidor; devia recusar com 4xx.',
  },
  slow: 'Demorou mais de 5 segundos: responda primeiro e trabalhe depois.',
  unasked: (url: string, paymentId: string) =>
    `Não perguntou a ${url} pelo pagamento ${paymentId}: talvez pergunte a outra sandbox.`,
  skipped:
    'Não foi experimentada: o relógio da sandbox está adiantado, e o recetor conta pela hora real. Reponha a sandbox e volte a verificar.',
  broken: 'A sandbox não deixou preparar esta situação:',
  answered: (status: number, milliseconds: number, location?: string | null) =>
    `respondeu ${status} em ${milliseconds} ms${location ? `, e redireciona para ${location}` : ''}`,
  noAnswer: (error: string) => (error ? `sem resposta (${error})` : 'sem resposta'),
  allPassed: 'O recetor respondeu bem em todas as situações.',
  beyond: 'O exame vê as respostas: se cada encomenda sai uma só vez, só os seus testes o dizem.',
  somePassed: (passed: number, all: number) => `O recetor passou em ${passed} de ${all} situações.`,
  of: 'Recetor',
  print: 'Imprimir o relatório',
  caller: {
    title: 'O seu programa',
    lead: 'As chamadas que o seu programa fez a esta sandbox, examinadas pelo registo. As destas páginas não contam.',
    again: 'Examinar outra vez',
    none: 'O registo ainda não tem chamadas do seu programa: ponha-o a correr, ou os testes dele, e examine outra vez.',
    counted: (calls: number, broken: number) =>
      `${counted(calls, 'chamada examinada', 'chamadas examinadas')}; ${counted(broken, 'regra quebrada', 'regras quebradas')}.`,
    looks: { clear: 'nada a apontar', found: 'a corrigir', unexamined: 'por examinar' },
    more: (count: number) => `e mais ${count}`,
    payment: (id: string) => `pagamento ${id}`,
    link: 'Como se faz',
  },
};
