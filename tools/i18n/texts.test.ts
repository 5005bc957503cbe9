import type { Recording } from '@balcao/examples/recording.ts';
import { expect, test } from 'vitest';
import { checkTexts, copiedWords } from './checkTranslations.ts';
import { numbersOf } from './comparePages.ts';
import { literalsOf, readTexts } from './readTexts.ts';
import { portugueseWords } from './recordings.ts';

const location = 'page';

test.each([
  ['pt', 'A encomenda fica paga, e a caixa guarda-lhe o recibo do webhook.'],
  [
    'es',
    'Escríbalo en el cajero y ajústelo: el pedido queda pagado, suscríbase y páguesela otra vez si caduca.',
  ],
  [
    'en',
    "The shop's order isn't paid until the ATM says so, webhook's signature included: see `paiement` or POST /payements.",
  ],
] as const)('finds nothing wrong with %s', (locale, text) => {
  expect(checkTexts([{ location, text }], locale)).toEqual([]);
});

test.each([
  ['pt', 'A encomanda fica paga.', '"encomanda" is in no dictionary'],
  ['pt', 'Uma acção do utilizador.', '"acção" is in no dictionary'],
  ['pt', 'Escreva o número do celular.', 'write "telemóvel", not "celular"'],
  ['pt', 'A resposta é de você.', 'not "você"'],
  ['pt', 'Um pagamento ao vivo', 'write "em direto", not "ao vivo"'],
  ['pt', 'É a ligação profunda da aplicação.', 'write "deep link"'],
  ['pt', 'Até 40 carateres.', 'write "caracteres", not "carateres"'],
  ['pt', 'Encomende um mau dia.', 'write "simule"'],
  ['pt', 'Pode mandar no terminal.', 'write "comandar"'],
  ['es', 'El pediddo queda pagado.', '"pediddo" is in no dictionary'],
  ['es', 'La contestación trae el pago.', 'write "respuesta", not "contestación"'],
  ['es', 'Escriba la dirección web de su tienda.', 'write "URL", not "dirección web"'],
  ['es', 'Puede ver la especificación.', 'write "referencia de la API", not "ver la especificación"'],
  ['es', 'Este servicio está en desuso.', 'write "obsoleto", not "en desuso"'],
  ['es', 'El receptor corre en las pruebas.', 'write "se ejecuta", not "corre"'],
  ['es', 'La solicitud vive 5 minutos.', 'write "caduca", not "solicitud vive"'],
  ['es', 'Encargue un mal día.', 'write "simular", not "Encargue"'],
  ['es', 'Enredar los avisos', 'write "alterar", not "Enredar"'],
  ['es', 'Su software puede mandar en el terminal.', 'write "controlar"'],
  ['es', 'El cliente escribe la tarjeta.', 'write "introducir los datos de la tarjeta"'],
  ['es', 'Vea rechazar a su receptor.', 'write "compruebe que", not "Vea rechazar a su"'],
  ['es', 'Dar tres números para pagar.', 'write "mostrar una referencia", not "Dar tres números"'],
  ['es', 'Terminales con un problema', 'write "averiado"'],
  ['es', 'Haga de tienda.', 'write "póngase en el lugar de", not "Haga de tienda"'],
  ['es', 'Un pago en vivo', 'write "en directo", not "en vivo"'],
  ['es', 'Uno para cada programador.', 'write "desarrollador", not "programador"'],
  ['es', 'Pídalas al soporte.', 'write "soporte", not "al soporte"'],
  ['es', 'Se grabaron en la sandbox.', 'write "el sandbox", not "la sandbox"'],
  ['en', 'The color of the machine.', '"color" is in no dictionary'],
  ['en', 'Pay at a cash machine.', 'write "ATM", not "cash machine"'],
  ['en', 'Pay in home banking.', 'write "online banking", not "home banking"'],
  ['en', 'This service is discontinued.', 'write "deprecated", not "discontinued"'],
  ['en', 'See the API specification.', 'write "API reference", not "API specification"'],
  ['en', 'The same notice can arrive twice.', 'write "notification", not "same notice"'],
  ['en', 'The API answers with the payment.', 'write "responds", not "API answers"'],
  ['en', 'Anything else answers with an error.', 'write "responds with", not "answers with"'],
  ['en', 'Read the answer of the API.', 'write "response", not "answer of the API"'],
  ['en', 'Give a return address.', 'write "URL", not "return address"'],
  ['en', 'Copy the address of the page.', 'write "URL", not "address of the page"'],
  ['en', 'Situations a shop must bear', 'write "edge cases to handle"'],
  ['en', 'Why does the signature not fit?', 'write "the signature matches"'],
  ['en', 'If they do not come back, conclude nothing.', 'not "conclude nothing"'],
  ['en', 'You need not program.', 'write "don’t need to", not "need not"'],
  ['en', 'A 500 is repeated later.', 'write "retry later", not "repeated later"'],
  ['en', 'Give three numbers to pay with.', 'write "show a Multibanco reference to pay"'],
  ['en', 'Terminals with a trouble', 'write "faulty", not "with a trouble"'],
  ['en', 'How to provoke it', 'write "trigger", not "provoke"'],
  ['en', 'Send an e-mail.', 'write "email", not "e-mail"'],
  ['es', 'A encomenda fica paga e a loja recebe o aviso assinado.', 'reads as pt'],
  ['en', 'A encomenda fica paga e a loja recebe o aviso assinado.', 'reads as pt'],
  ['pt', 'El pedido queda pagado y la tienda recibe el aviso firmado.', 'reads as es'],
] as const)('refuses in %s: %s', (locale, text, problem) => {
  expect(checkTexts([{ location, text }], locale).join('\n')).toContain(problem);
});

test('finds copied Portuguese in a file of words', () => {
  const ours = [
    { location: 'site/src/words/pt/home.ts', text: 'Abrir o painel' },
    { location: 'checkout/words/pt.ts', text: 'Terminal' },
  ];
  const theirs = [
    { location: 'site/src/words/en/home.ts', text: 'Abrir o painel' },
    { location: 'checkout/words/en.ts', text: 'Terminal' },
  ];
  expect(copiedWords(ours, theirs, 'en')).toEqual([
    'site/src/words/en/home.ts: is copied Portuguese: Abrir o painel',
  ]);
});

/** An English recording of one call with that answer, in the sandbox's own data too. */
const recorded = (kind: 'api' | 'delivery', body: string): Recording => ({
  id: 'payments/get',
  locale: 'en',
  clock: '',
  steps: [
    {
      name: 'get',
      kind,
      request: { method: 'GET', path: '/api/payments/1?name=Loja%20de%20rua', headers: {}, body: null },
      response: { status: 200, headers: {}, body },
    },
  ],
});

test.each([
  ['api', '{"data":{"state":"pending","summary":"Encomenda 0001","msg":"Payment error"}}', []],
  ['api', '{"data":{"errors":[{"msg":"Erro do pagamento"}]}}', ['Erro', 'pagamento']],
  ['api', '<?xml version="1.0"?><a><message>Faltam parâmetros</message></a>', ['Faltam', 'parâmetros']],
  ['delivery', '{"name":"Cartão"}', []],
] as const)('finds Portuguese in an English recording, kind %s: %s', (kind, body, words) => {
  const found = portugueseWords(recorded(kind, body));
  expect(found.map((line) => /"(.+?)" is Portuguese/.exec(line)?.[1])).toEqual(words);
});

test.each(['pt', 'es', 'en'] as const)('reads in %s the words of every part that has some', (locale) => {
  const files = new Set(readTexts(locale).map((text) => text.location));
  for (const file of [
    `checkout/words/${locale}.ts`,
    `site/src/words/${locale}/chrome.ts`,
    `site/src/words/${locale}/guide.ts`,
    `site/src/components/api/console/words/${locale}.ts`,
    `workbench/words/panes/${locale}/terminal.ts`,
  ])
    expect(files).toContain(file);
});

test('reads numbers as each language writes them', () => {
  const numbers = ['1000.50', '900000000', '23:59:59', '1.13.0', '2', '20.19'];
  expect(numbersOf('1.000,50, 900 000 000, 23:59:59, 1.13.0, 2.ª e 20.19', 'pt')).toEqual(numbers);
  expect(numbersOf('1,000.50, 900 000 000, 23:59:59, 1.13.0, 2nd and 20.19', 'en')).toEqual(numbers);
});

test('reads what a file of words says, not its code', () => {
  const file = `import { a } from './b.ts';\nexport const words = { 'key': 'Uma', count: (n) => \`\${n} duas\` };`;
  expect(literalsOf(file)).toEqual(['Uma', '… duas']);
});
