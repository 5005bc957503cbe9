import type { ConsoleTexts } from '@balcao/reference/console/consoleTexts.ts';
import { timeoutSeconds } from '@balcao/reference/console/send/sendCall.ts';
import { languageTags } from '@balcao/text/languageTags.ts';
import { countIn } from '@balcao/text/plural.ts';

export interface ConsoleWords {
  console: Omit<ConsoleTexts, 'code'>;
  /** Description of a payment in the reader's sandbox, by kind of parameter. */
  ownPayments: Readonly<Record<'payment' | 'paymentToRefund' | 'authorization', string>>;
  servers: { sandbox: string; testing: string; production: string };
  notices: {
    /** Says that no sandbox is reachable; followed by the command that starts one. */
    noSandbox: string;
    again: string;
    /** Says that only sandboxes have these operations, not the chosen server. */
    onlySandbox: string;
    /** Says that the site's copy is used, because the server's description could not be loaded. */
    ownCopy(version: string): string;
    versionsDiffer(theirs: string, ours: string): string;
  };
  groups: Record<'phone' | 'card' | 'amount' | 'terminal' | 'entity' | 'refusal' | 'example', string>;
  /** Remaining step, done on the payment page. */
  typeCard(number: string): string;
  looks: { waiting: string; delivered: string; failed: string };
  languages: Record<'PT' | 'ES' | 'EN', string>;
}

const counted = countIn(languageTags.pt);

const types: Readonly<Record<string, string>> = {
  string: 'um texto',
  integer: 'um número inteiro',
  number: 'um número',
  boolean: 'true ou false',
  object: 'um objeto',
  array: 'uma lista',
  null: 'null',
};
const formats: Readonly<Record<string, string>> = {
  'date-time': 'uma data ISO 8601, como 2026-01-15T10:00:00+00:00',
  email: 'um endereço de correio eletrónico',
  uri: 'um URL completo, como https://loja.example/obrigado',
};

/** Strings of the console in European Portuguese, the source language. */
export const words: ConsoleWords = {
  ownPayments: {
    payment: 'o seu último pagamento',
    paymentToRefund: 'o seu último pagamento que pode ser reembolsado',
    authorization: 'a sua última autorização por capturar',
  },
  console: {
    title: 'Consola',
    close: 'Fechar a consola',
    unknownOperation: 'A descrição deste servidor não tem esta operação. Escolha outro servidor.',
    check: {
      whole: 'o corpo',
      required: (field) => `Falta ${field}, que é obrigatório.`,
      type: (field, wanted, found) =>
        `${field} tem de ser ${wanted.map((type) => types[type] ?? type).join(' ou ')}, e aqui está ${types[found] ?? found}.`,
      enum: (field, values) => `${field} tem de ser um destes valores: ${values}.`,
      pattern: (field, example) =>
        `${field} não tem a forma pedida${example === undefined ? '' : `; por exemplo, ${example}`}.`,
      format: (field, format) => `${field} tem de ser ${formats[format] ?? format}.`,
      minLength: (field, length) => `${field} tem de ter pelo menos ${counted(length, 'carácter', 'caracteres')}.`,
      maxLength: (field, length) => `${field} não pode passar de ${counted(length, 'carácter', 'caracteres')}.`,
      minimum: (field, least) => `${field} não pode ser menor do que ${least}.`,
      maximum: (field, most) => `${field} não pode ser maior do que ${most}.`,
      minItems: (field, least) => `${field} tem de ter pelo menos ${counted(least, 'elemento', 'elementos')}.`,
      maxItems: (field, most) => `${field} não pode ter mais de ${counted(most, 'elemento', 'elementos')}.`,
      other: (field, keyword) => `${field} não cumpre a regra ${keyword}.`,
    },
    server: { label: 'Servidor' },
    credentials: {
      title: 'Credenciais',
      user: 'Código da plataforma',
      password: 'Chave privada',
      kept: 'Ficam só neste separador, até o fechar. Nunca entram num URL nem no histórico, e a chave nunca entra no código mostrado.',
      given: 'São as da sua sandbox, já preenchidas. Mude-as para ver uma recusa.',
      none: 'por preencher',
      show: 'Mostrar',
      hide: 'Esconder',
    },
    scenarios: {
      title: 'Cenários',
      count: (count) => counted(count, 'situação', 'situações'),
      filled: (name) => `Preenchido: ${name}`,
    },
    parameters: { title: 'Parâmetros' },
    body: {
      title: 'Corpo',
      view: 'Como escrever o corpo',
      form: 'Formulário',
      json: 'JSON',
      label: 'Corpo em JSON',
      broken: 'O JSON tem um erro. Corrija-o na vista JSON e o formulário volta.',
      notAnObject: 'O corpo não é um objeto: mude-o na vista JSON.',
    },
    field: {
      required: 'obrigatório',
      optional: (count) => counted(count, 'campo opcional', 'campos opcionais'),
      add: (name) => `Acrescentar ${name}`,
      remove: (name) => `Retirar ${name}`,
      addItem: (name) => `Acrescentar a ${name}`,
      item: (name, number) => `${name}, n.º ${number}`,
      none: 'Escolha um valor',
      asNull: (name) => `${name} com o valor null`,
      entryName: 'Nome da nova entrada',
      addEntry: 'Acrescentar',
    },
    issues: {
      count: (count) =>
        counted(count, 'diferença em relação à especificação.', 'diferenças em relação à especificação.'),
      allowed: 'Pode enviar na mesma, para ver a recusa.',
      broken: (line) =>
        `O corpo não é JSON${line === undefined ? '' : ` (linha ${line})`}. Enviado assim, é recusado com`,
    },
    send: { send: 'Enviar', sending: 'A enviar…', stop: 'Parar' },
    answer: {
      title: 'Resposta',
      ms: (milliseconds) => `${milliseconds} ms`,
      headers: 'Cabeçalhos',
      headersShown: 'Os que o servidor deixa uma página ver.',
      body: 'Corpo da resposta',
      empty: 'Sem corpo.',
      errors: 'O que significa:',
      open: (field) => `Abrir ${field}`,
      conforms: 'Conforme com a especificação',
      refuses: 'Uma recusa como a especificação a descreve',
      differs: (count) => `Difere da especificação em ${counted(count, 'ponto', 'pontos')}:`,
      undocumented: 'A especificação não prevê este estado para a operação.',
      notJson: 'A resposta não é JSON, ao contrário do que diz a especificação.',
      arrived: (status, milliseconds) => `Resposta ${status} em ${milliseconds} milissegundos`,
    },
    failures: {
      timeout: {
        title: 'O servidor não respondeu a tempo',
        text: `Passaram ${timeoutSeconds} segundos sem resposta e a espera terminou. O pedido pode ter sido tratado: consulte antes de repetir.`,
      },
      stopped: {
        title: 'Parou o pedido',
        text: 'O navegador deixou de esperar. O pedido pode ter chegado ao servidor: consulte antes de repetir.',
      },
      offline: { title: 'Sem rede', text: 'O computador não está ligado à rede. Ligue-o e tente de novo.' },
      mixed: {
        title: 'O navegador bloqueou um URL sem https',
        text: 'Esta página veio por https e por isso não pode chamar um servidor por http. Escolha um servidor com https.',
      },
      permission: {
        title: 'O navegador não deixou chamar o seu computador',
        text: 'A sandbox está no seu computador e o navegador pede licença para uma página da Internet lhe falar. Autorize o acesso a dispositivos locais nas permissões deste site e tente de novo.',
      },
      unreadable: {
        title: 'O servidor está lá, mas a página não pode ler a resposta',
        text: 'O servidor não autoriza chamadas a partir desta página (CORS), ou cortou a ligação. Copie o código abaixo e chame a partir do seu servidor.',
      },
      unreachable: {
        title: 'Ninguém respondeu nesse URL',
        text: 'O servidor não está a correr, o URL não existe, ou a rede não deixa chegar lá. Nada do que escreveu se perdeu.',
      },
      unsendable: {
        title: 'O navegador não consegue enviar isto',
        text: 'Um cabeçalho ou o URL tem um carácter que não pode ir na rede. Veja as credenciais e os parâmetros.',
      },
    },
    deliveries: {
      title: 'Webhooks que o pedido causou',
      waiting: 'Ainda nenhum. Aparecem aqui assim que saírem.',
      body: 'Mensagem',
      attempts: (count) => counted(count, 'tentativa', 'tentativas'),
      details: 'Ver a entrega na sandbox',
      arrived: (name) => `Webhook ${name}`,
    },
    sample: {
      title: 'O pedido em código',
      language: 'Linguagem do código',
      broken: 'Corrija o JSON do corpo para o ver em código.',
    },
    history: { title: 'Histórico', again: (what) => `Reabrir: ${what}` },
    carried: {
      use: (value) => `Usar ${value}`,
      from: (operation) => `de «${operation}»`,
      own: (value, words) => `${value}: ${words}.`,
    },
  },
  servers: { sandbox: 'A sua sandbox', testing: 'Testes', production: 'Produção' },
  notices: {
    onlySandbox: 'O servidor de testes do fornecedor não tem simuladores: escolha uma sandbox.',
    noSandbox: 'Nenhuma sandbox respondeu. Arranque uma na pasta do projeto:',
    again: 'Voltar a procurar',
    ownCopy: (version) => `O servidor não deu a sua descrição; o formulário segue a deste site, versão ${version}.`,
    versionsDiffer: (theirs, ours) =>
      `O servidor está na versão ${theirs}; esta página descreve a ${ours}. O formulário segue a do servidor.`,
  },
  groups: {
    phone: 'O telemóvel MB WAY',
    card: 'O cartão, na página de pagamento',
    amount: 'O montante, no terminal',
    terminal: 'O terminal',
    entity: 'O NIF da entidade',
    refusal: 'Recusas',
    example: 'Exemplos',
  },
  typeCard: (number) => `Na página de pagamento que a resposta abre, escreva o cartão \`${number}\`.`,
  looks: { waiting: 'à espera', delivered: 'entregue', failed: 'falhada' },
  languages: { PT: 'português', ES: 'espanhol', EN: 'inglês' },
};
