import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn, pluralIn } from '@balcao/text/plural.ts';

const plural = pluralIn(languageTags.pt);

/** A recorded example, run step by step in the reader's own sandbox. */
export const play = {
  steps: 'Passos do exemplo',
  runAll: 'Executar tudo',
  runAgain: 'Executar tudo outra vez',
  running: 'A executar…',
  run: 'Executar',
  runNamed: (number: number, title: string) => `Executar o passo ${number}: ${title}`,
  from: (field: string, step: number) => `{${field} do passo ${step}}`,
  command: 'comando da sandbox',
  refusal: (code: string) => `recusa ${code}`,
  webhook: (action: string) => `Chega o webhook ${action}`,
  callback: 'Chega a notificação ao callbackUrl',
  asRecorded: 'como na gravação',
  differs: 'difere da gravação',
  replayed: 'da gravação',
  silent: 'não chegou',
  unanswered: 'sem resposta',
  silentText:
    'A sandbox não entregou esta mensagem em 10 segundos. Veja se alguma subscrição recebe este evento, ou use uma sandbox privada.',
  differences: 'O que difere da gravação',
  place: 'Campo',
  recorded: 'Na gravação',
  real: 'Na sua sandbox',
  absent: 'não existe',
  more: (count: number) => `E mais ${count}.`,
  status: 'estado HTTP',
  step: (number: number) => `Passo ${number}`,
  outcome: {
    recorded: (count: number) =>
      plural(count, 'O passo correu como na gravação.', `Os ${count} passos correram como na gravação.`),
    replayed: (count: number) =>
      plural(count, 'O passo foi repetido da gravação.', `Os ${count} passos foram repetidos da gravação.`),
    differs: (count: number) =>
      `Os passos correram; ${count} ${plural(count, 'não foi', 'não foram')} como na gravação.`,
    stopped: (number: number) => `Parou no passo ${number}.`,
  },
  where: {
    shared: 'Corre na sandbox partilhada, plataforma',
    inTab: 'Corre numa sandbox só sua, neste navegador, plataforma',
    private: 'Corre na sua sandbox privada, plataforma',
    clock: 'Um passo adianta o relógio: na partilhada, adianta-o para todos.',
    used: 'Os números e datas mudam de sandbox para sandbox, e são trocados pelos seus. Mas este exemplo conta com o que uma sandbox nova traz, e esta pode já ter sido usada: algo terá mudado ou faltará. Repita-o numa sandbox privada, ou reponha esta.',
    open: 'Usar uma sandbox privada',
    back: 'Voltar à partilhada',
    backInTab: 'Voltar à primeira',
    opening: 'A abrir…',
    reset: 'Repor a sandbox',
    resetting: 'A repor…',
  },
};

const counted = countIn(languageTags.pt);

/** A form for one call of the API: what it sends, and what came back. */
export const forms = {
  notSent: 'não enviar',
  yes: 'true',
  no: 'false',
  request: 'O pedido, tal como está',
  language: 'Linguagem do exemplo',
  send: 'Enviar para a sandbox',
  sending: 'A enviar…',
  refused: 'O pedido foi recusado.',
  accepted: 'O pedido foi aceite.',
  kept: 'O que escreveu ficou como estava.',
  needsSandbox: 'Sem sandbox, o formulário escreve o pedido mas não o envia.',
  problem: {
    required: (name: string) => `Falta ${name}.`,
    integer: (name: string) => `${name} é um número inteiro.`,
    email: (name: string) => `${name} é um endereço de e-mail, por exemplo maria@cliente.example.`,
    address: (name: string) => `${name} é um URL completo, por exemplo https://loja.example/obrigado.`,
    minimum: (name: string, figure: number) => `${name} é no mínimo ${figure}.`,
    maximum: (name: string, figure: number) => `${name} é no máximo ${figure}.`,
    shortest: (name: string, figure: number) =>
      `${name} tem no mínimo ${counted(figure, 'carácter', 'caracteres')}.`,
    longest: (name: string, figure: number) =>
      `${name} tem no máximo ${counted(figure, 'carácter', 'caracteres')}.`,
    pattern: (name: string, example: string) => `${name} escreve-se assim: ${example}.`,
  },
  checkout: {
    title: 'O checkout verdadeiro',
    open: 'Abrir a página de pagamento',
    opens: 'Abre noutro separador. Pague lá e volte: o estado aparece aqui.',
    frame: 'Página de pagamento dentro desta',
    finished: 'Agora o navegador do cliente iria para:',
    states: 'Estado do checkout',
    payment: 'Estado do pagamento',
  },
  entity: {
    open: 'Abrir o registo preenchido',
    opens: 'O navegador envia o formulário e abre a página de adesão noutro separador.',
  },
};
