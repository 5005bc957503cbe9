import type { Recording } from '@balcao/examples/recording.ts';
import { expect, test } from 'vitest';
import { checkTexts, copiedWords } from './checkTranslations.ts';
import { numbersOf } from './comparePages.ts';
import { literalsOf, readTexts } from './readTexts.ts';
import { portugueseWords } from './recordings.ts';

const location = 'page';

test.each([
  ['pt', 'A encomenda fica paga, e a caixa guarda-lhe o recibo do webhook.'],
  ['es', 'Escríbalo en el cajero y ajústelo: el pedido queda pagado, suscríbase y páguesela otra vez si caduca.'],
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
  ['es', 'El pediddo queda pagado.', '"pediddo" is in no dictionary'],
  ['es', 'La contestación trae el pago.', 'write "respuesta", not "contestación"'],
  ['en', 'The color of the machine.', '"color" is in no dictionary'],
  ['en', 'Pay at a cash machine.', 'write "ATM", not "cash machine"'],
  ['en', 'The API answers with the payment.', 'write "responds", not "API answers"'],
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
  expect(copiedWords(ours, theirs, 'en')).toEqual(['site/src/words/en/home.ts: is copied Portuguese: Abrir o painel']);
});

/** English recording of one call with this response, and of the sandbox's own data. */
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
