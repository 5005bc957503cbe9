/** Strings about a body with JSON that was serialised again after signing. */
const rewritten = {
  title: 'O JSON foi escrito de novo.',
  remedy: 'Calcule o hash sobre o corpo em bruto, antes de o interpretar como JSON.',
};

export const signatureDebugger = {
  title: 'Porque é que a assinatura não bate certo?',
  lead: 'Cole o que o seu recetor recebeu. Descobre-se que byte difere, e porquê: a chave, o corpo ou o relógio.',
  headers: 'Cabeçalhos recebidos',
  headersHint: 'Todos, ou só o valor de PayPay-Signature.',
  body: 'Corpo que o programa usou',
  bodyHint: 'O texto exato com que calculou o hash.',
  key: 'Chave privada que o programa usou',
  keyHint: 'Fica neste navegador: nada disto é enviado.',
  submit: 'Examinar',
  waiting:
    'O diagnóstico aparece aqui. Se nunca viu um, experimente um dos erros abaixo, feitos com a última mensagem da sandbox.',
  samples: 'Experimente com a última mensagem',
  noSample: 'Ainda não saiu nenhuma mensagem com que experimentar. Pague um pagamento e volte aqui.',
  right: 'Tal como saiu',
  mistakes: {
    reserialised: 'JSON escrito de novo',
    key: 'Chave com um espaço',
    clock: 'Assinada há uma hora',
    content: 'Montante mudado',
  },
  result: 'Diagnóstico',
  remedy: 'O que fazer:',
  age: (duration: string) => `Assinada há ${duration}, pelo relógio deste computador.`,
  ahead: (duration: string) => `Assinada ${duration} à frente do relógio deste computador.`,
  leftWith: 'A sandbox enviou esta assinatura com a',
  byte: (place: string) => `O primeiro byte diferente é o ${place}.º`,
  given: 'O seu',
  original: 'O assinado',
  end: '(fim)',
  header: {
    missing: {
      title: 'Não há assinatura.',
      text: 'Nos cabeçalhos não está nenhum PayPay-Signature.',
      remedy: 'Confirme que o seu servidor ou proxy não deita fora cabeçalhos que não conhece.',
    },
    hash: {
      title: 'O hash não tem a forma certa.',
      text: 'São 64 dígitos hexadecimais em minúsculas.',
      remedy: 'Confirme que o valor não foi cortado nem passado a maiúsculas.',
    },
    ts: {
      title: 'A hora não tem a forma certa.',
      text: 'ts são segundos desde 1970, só dígitos.',
      remedy: 'Confirme que o valor não foi convertido numa data.',
    },
    twice: {
      title: 'O cabeçalho veio duas vezes.',
      text: 'Consoante o programa, é lido um ou o outro.',
      remedy: 'Descubra que proxy junta o segundo, e recuse uma mensagem assim.',
    },
    shape: {
      title: 'O cabeçalho não tem a forma certa.',
      text: 'É hash=…,ts=… por esta ordem, com uma vírgula e sem espaços.',
      remedy: 'Use o cabeçalho tal como chega.',
    },
  },
  valid: {
    title: 'A assinatura está certa.',
    text: 'O corpo é o que foi assinado, com esta chave, e é recente.',
  },
  stale: (tolerance: string) => ({
    title: 'Está certa, mas é antiga.',
    text: `O corpo e a chave batem certo. Ainda assim, um recetor recusa o que foi assinado há mais de ${tolerance}: pode ser uma mensagem repetida por outra pessoa.`,
    remedy: 'Acerte o relógio do seu servidor. Se a mensagem é antiga, peça que seja enviada de novo.',
  }),
  future: (
    tolerance: string,
  ): Record<'movedClock' | 'unexplained', { title: string; text: string; remedy?: string }> => ({
    movedClock: {
      title: 'Está certa, e à frente da hora real.',
      text: `O corpo e a chave batem certo. A sandbox assina com o relógio dela, que foi adiantado. Um recetor aceita-a: só recusa o que foi assinado há mais de ${tolerance}.`,
    },
    unexplained: {
      title: 'Está certa, mas a hora é futura.',
      text: 'O corpo e a chave batem certo. A hora está à frente da hora real, e o relógio da sandbox, se é conhecido, não o explica.',
      remedy:
        'Acerte o relógio do computador que a assinou. Se o relógio da sandbox foi adiantado, verifique de novo com as chaves dessa sandbox.',
    },
  }),
  keySlip: {
    spaces: {
      title: 'A chave tem espaços à volta.',
      text: 'Sem eles, a assinatura bate certo.',
      remedy: 'Apare a chave ao lê-la: um fim de linha no ficheiro de configuração basta para a estragar.',
    },
    quotes: {
      title: 'A chave tem aspas à volta.',
      text: 'Sem elas, a assinatura bate certo.',
      remedy: 'Tire as aspas onde a chave está guardada, ou ao lê-la.',
    },
    other: {
      title: 'A chave é de outra plataforma.',
      text: 'Com a chave de outra plataforma, a assinatura bate certo.',
      remedy: 'Use a chave da plataforma que fez a subscrição.',
    },
    unknown: {
      title: 'A chave não é esta.',
      text: 'O corpo é, byte a byte, o que a sandbox enviou; logo, só pode ser a chave.',
      remedy: 'Copie a chave das credenciais. Se a subscrição está em modo de falha, é ela que assina com outra.',
    },
  },
  handling: {
    spaces: {
      ...rewritten,
      text: 'Os valores são os mesmos, mas os espaços e as quebras de linha não: o texto deixou de ser o que foi assinado.',
    },
    slashes: {
      ...rewritten,
      text: 'As barras vêm com uma barra invertida à frente, como o json_encode do PHP as escreve.',
      remedy: "Calcule o hash sobre o corpo em bruto (file_get_contents('php://input')), não sobre json_encode.",
    },
    unicode: { ...rewritten, text: 'As letras com acento passaram a \\u00e9, ou deixaram de o ser.' },
    spelling: { ...rewritten, text: 'Os valores são os mesmos, escritos de outra maneira.' },
    order: {
      ...rewritten,
      title: 'O JSON foi escrito de novo, com os campos por outra ordem.',
      text: 'Os valores são os mesmos, mas os campos trocaram de lugar.',
    },
    ending: {
      title: 'Há espaços a mais ou a menos nas pontas.',
      text: 'Uma quebra de linha no fim, ou um sinal invisível no princípio, já muda o hash.',
      remedy: 'Não apare nem acrescente nada ao corpo. Se o copiou de um registo, a quebra pode vir daí.',
    },
    cut: {
      title: 'O corpo está incompleto.',
      text: 'É o princípio do que foi assinado, e falta o resto.',
      remedy: 'Leia o corpo até ao fim antes de calcular, e veja se algum limite o corta.',
    },
    values: {
      title: 'O conteúdo mudou.',
      text: 'Há valores diferentes dos que foram assinados: é disto que a assinatura protege.',
      remedy: 'Recuse a mensagem. Se foi o seu programa que a mudou, verifique antes de mexer no corpo.',
    },
    bytes: {
      title: 'O corpo não é o que foi assinado.',
      text: 'Já não é JSON, ou nunca o foi.',
      remedy: 'Use o corpo em bruto, com a codificação com que chegou.',
    },
  },
  unknown: {
    title: 'Nem a chave nem o corpo batem certo.',
    text: 'Esta sandbox não enviou esta assinatura, e nenhuma maneira habitual de escrever o corpo dá este hash.',
    remedy: 'Confirme que o cabeçalho e o corpo são da mesma mensagem, e que a chave é a da plataforma que subscreveu.',
  },
};
