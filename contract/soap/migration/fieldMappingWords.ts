import { say } from '../../words/locales.ts';

/** Notes on fields that moved (docs/decisions/signatures.md, docs/decisions/webhook-messages.md). */
export const fieldMappingWords = {
  sameNames: say('Os mesmos nomes.', 'Los mismos nombres.', 'The same names.'),
  user: say(
    'O utilizador da autenticação Basic.',
    'El usuario de la autenticación Basic.',
    'The Basic authentication username.',
  ),
  key: say(
    'A palavra-passe é a própria chave privada: já não se calcula um hash por pedido.',
    'La contraseña es la propia clave privada: ya no se calcula un hash por solicitud.',
    'The password is the private key itself: no more hash in each request.',
  ),
  noDate: say(
    'Nada a enviar: o relógio do seu servidor deixa de contar.',
    'No hay nada que enviar: el reloj de su servidor ya no influye.',
    "Nothing to send: your server's clock no longer matters.",
  ),
  status: say(
    'O estado HTTP diz se correu bem.',
    'El estado HTTP dice si fue bien.',
    'The HTTP status says whether it succeeded.',
  ),
  sameId: say(
    'O mesmo identificador, agora como texto.',
    'El mismo identificador, ahora como texto.',
    'The same id, now as text.',
  ),
  idAlone: say('O identificador basta.', 'El identificador basta.', 'The id is enough.'),
  noLink: say(
    'Uma referência não tem página; para ter uma, crie um checkout.',
    'Una referencia no tiene página; para tenerla, cree un checkout.',
    'A reference has no page; for one, create a checkout.',
  ),
  noIcon: say(
    'As imagens e os textos dos métodos são seus.',
    'Las imágenes y los textos de los métodos son suyos.',
    'You provide your own images and texts for the methods.',
  ),
  flags: say('Procure o código na lista.', 'Busque el código en la lista.', 'Look for the code in the list.'),
  otherCall: say('Só conta noutro método.', 'Solo cuenta en otro método.', 'Only used in another method.'),
  queryOne: say(
    'Um por chamada; com vários pagamentos, filtre por `id`.',
    'Uno por llamada; con varios pagos, filtre por `id`.',
    'One per call; for several payments, filter by `id`.',
  ),
  redirectSuccess: say('Com o tipo `success`.', 'Con el tipo `success`.', 'With type `success`.'),
  redirectCancel: say('Com o tipo `cancel`.', 'Con el tipo `cancel`.', 'With type `cancel`.'),
  redirectBack: say('Com o tipo `back`.', 'Con el tipo `back`.', 'With type `back`.'),
  methods: say(
    'Uma lista, em vez de texto com vírgulas. Sem ela oferecem-se todos os métodos da entidade, não só `CC`.',
    'Una lista, en lugar de texto con comas. Sin ella se ofrecen todos los métodos de la entidad, no solo `CC`.',
    'A list, instead of comma-separated text. Without it, every method the entity has is offered, not just `CC`.',
  ),
  newCheckout: say(
    'Cada checkout cria o seu pagamento.',
    'Cada checkout crea su pago.',
    'Each checkout creates its own payment.',
  ),
  paid: say('`PaymentSuccess` em vez de 1.', '`PaymentSuccess` en lugar de 1.', '`PaymentSuccess` instead of 1.'),
  since: say('Quando chegou a este estado.', 'Cuándo llegó a este estado.', 'When it entered this state.'),
  paidSince: say(
    'Quando chegou a este estado: só é a data do pagamento se estiver `confirmed`.',
    'Cuándo llegó a este estado: solo es la fecha del pago si está `confirmed`.',
    'When it entered this state: the date of payment only if it is `confirmed`.',
  ),
  outcome: say(
    'O estado do pagamento diz o resultado; um método que não se cancela dá `e00402`.',
    'El estado del pago indica el resultado; un método que no se puede cancelar da `e00402`.',
    "The payment's state gives the outcome; a method that cannot be cancelled returns `e00402`.",
  ),
  stateNames: say(
    '`confirmed` em vez de 1; os outros estados deixam de ser só 0.',
    '`confirmed` en lugar de 1; los otros estados dejan de ser solo 0.',
    '`confirmed` instead of 1; the other states are no longer all 0.',
  ),
  cancelled: say('É `cancelled`.', 'Es `cancelled`.', 'It is `cancelled`.'),
  blocked: say(
    'É `true`, com o estado `cancelled` e o motivo `date_expired`.',
    'Es `true`, con el estado `cancelled` y el motivo `date_expired`.',
    'It is `true`, with the state `cancelled` and the reason `date_expired`.',
  ),
  mode: say(
    '`CC`, `MB` ou `MW` em vez de 1, 2 ou 4.',
    '`CC`, `MB` o `MW` en lugar de 1, 2 o 4.',
    '`CC`, `MB` or `MW` instead of 1, 2 or 4.',
  ),
  decimals: say(
    'Texto com oito casas decimais, em vez de número.',
    'Texto con ocho decimales, en lugar de número.',
    'Text with eight decimals, instead of a number.',
  ),
  iban: say(
    'A conta vem em `bankAccount`; o IBAN inteiro, em GET /bankAccounts.',
    'La cuenta viene en `bankAccount`; el IBAN completo, en GET /bankAccounts.',
    'The account is in `bankAccount`; the full IBAN is in GET /bankAccounts.',
  ),
  range: say(
    'A gama de onde a referência sai; a entidade é a dela.',
    'El rango del que sale la referencia; la entidad es la suya.',
    "The range the reference comes from; the entity is the range's.",
  ),
  now: say('Conta o momento da chamada.', 'Cuenta el momento de la llamada.', 'The moment of the call counts.'),
  perCall: say(
    'Uma chamada por referência: cada uma tem a sua resposta.',
    'Una llamada por referencia: cada una tiene su respuesta.',
    'One call per reference, each with its own response.',
  ),
  hookHash: say(
    'A assinatura cobre o corpo inteiro; o formulário traz as duas.',
    'La firma cubre el cuerpo entero; el formulario lleva las dos.',
    'The signature covers the whole body; the form carries both.',
  ),
  hookDate: say(
    'ISO 8601, em vez de dia-mês-ano.',
    'ISO 8601, en lugar de día-mes-año.',
    'ISO 8601, instead of day-month-year.',
  ),
} as const;
