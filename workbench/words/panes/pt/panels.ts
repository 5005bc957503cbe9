import { languageTags } from '@balcao/text/languageTags.ts';
import { pluralIn } from '@balcao/text/plural.ts';

const plural = pluralIn(languageTags.pt);

/** Strings of a recorded example that runs step by step in the reader's sandbox. */
export const play = {
  steps: 'Passos do exemplo',
  runAll: 'Executar tudo',
  runAgain: 'Executar tudo outra vez',
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
    menu: 'Opções da sandbox',
    shared: 'partilhada, plataforma',
    inTab: 'só sua, plataforma',
    private: 'privada, plataforma',
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
