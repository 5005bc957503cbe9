import { expensiveXml } from './expensiveXml.mjs';
import { largestPayment } from './fullState.mjs';
import { bytes, fill, form, json, mcp, names, posted, read, stateOf, times, tool } from './shape.mjs';

/** The most expensive known requests, each of maximum size. @type {readonly import('./shape.mjs').Shape[]} */
export const expensiveShapes = [
  ...posted(
    { path: '/api/payments/references', headers: json, own: 'fresh', status: 422 },
    {
      'unknown names': `{${names(9000)}}`,
      'unknown names one letter off': `{${times(9000, (at) => `"amoun${at}":1`, ',')}}`,
      'one name again and again': `{${fill('"amount":1,', bytes - 20)}"amount":2}`,
      'lists in lists': `{"a":${fill('[', 9000)}${fill(']', 9000)}}`,
      'objects in objects': `${fill('{"a":', 45_000)}1${fill('}', 9000)}`,
      'empty objects': `{"additionalData":[${fill('{},', 50_000)}{}]}`,
      'additional data': `{"amount":1000,"additionalData":[${fill('{"key":"a","value":"b"},', bytes - 60)}{}]}`,
      numbers: `{"a":[${fill('1,', bytes - 20)}1]}`,
      'a number of digits': `{"amount":${fill('9', bytes - 20)}}`,
      'a long text': `{"amount":1000,"summary":"${fill('a', bytes - 60)}"}`,
      escapes: `{"amount":1000,"summary":"${fill('\\u00e9', bytes - 60)}"}`,
      'half characters': `{"amount":1000,"summary":"${fill('\\ud800', bytes - 60)}"}`,
      backslashes: `{"amount":1000,"summary":"${fill('\\\\', bytes - 80)}\\\\u0000"}`,
      spaces: [400, `${fill(' ', bytes - 20)}{"amount":1}`],
      'a long URL': `{"amount":1000,"callbackUrl":"https://${fill('a.', bytes - 80)}x/"}`,
      'a long e-mail address': [201, `{"amount":1000,"buyer":{"email":"${fill('a.', 49_000)}@${fill('a.', 49_000)}"}}`],
      'names of the prototype': `{${fill('"__proto__":{},', 80_000)}"amount":2}`,
      'a body of the largest size': `{"amount":1000,"additionalData":[${fill('{"key":"a","value":"b"},', 990_000)}{}]}`,
      'names of the largest size': `{${names(70_000)}}`,
      'numbers of the largest size': `{"a":[${fill('1,', 990_000)}1]}`,
      'texts of the largest size': `{"a":[${fill('"\\n",', 990_000)}1]}`,
      'names of objects of the largest size': `{${times(80_000, (at) => `"n${at}":{}`, ',')}}`,
      'lists of the largest size': `{"a":[${fill('[],', 590_000)}[]]}`,
      'emojis of the largest size': `{"a":["${fill('\\ud83d\\ude00', 980_000)}"]}`,
    },
  ),
  ...posted(
    { path: '/api/payments/references', headers: json, own: 'fresh', status: 413 },
    { 'a body too large': fill('[', 1_100_000) },
  ),
  ...posted(
    { path: '/api/entities', headers: json, own: 'fresh', status: 422 },
    {
      'lists of unknown names': `{"availableMethods":[${times(27, () => `{${names(450)}}`, ',')}]}`,
      'empty methods': `{"availableMethods":[${fill('{},', 50_000)}{}]}`,
    },
  ),
  ...posted(
    { path: '/api/payments', headers: json, own: 'fresh', status: 201 },
    { 'the largest payment': JSON.stringify(largestPayment) },
  ),
  ...posted(
    { path: '/sandbox/import', headers: json, own: 'fresh', status: 422 },
    {
      'a state of nothing': `{"version":"x","tables":{"payments":[${fill('{},', 3_900_000)}{}]}}`,
      'a state of tables': `{"version":"x","tables":{${times(90_000, (at) => `"t${at}":[]`, ',')}}}`,
      'a state of names': `{"version":"x","tables":{"payments":[${times(80, () => `{${names(4900)}}`, ',')}]}}`,
      'a state of names of their own': `{"version":"x","tables":{"payments":[${times(5000, (row) => `{${times(60, (at) => `"${row}n${at}":1`, ',')}}`, ',')}]}}`,
      'a state of one row': `{"version":"x","tables":{"payments":[{${times(5000, (row) => `"a${row}":{${times(60, (at) => `"${row}n${at}":1`, ',')}}`, ',')}}]}}`,
      'a state of one text': `{"version":"x","tables":{"payments":["${fill('a', 3_900_000)}"]}}`,
      'a state of numbers': `{"version":"x","tables":{"payments":[${fill('1,', 3_900_000)}1]}}`,
      'a state of lists': `{"version":"x","tables":{"payments":[${fill('[[]],', 3_900_000)}[]]}}`,
      'a state of documents that are none': stateOf(({ payments = [] }) => ({
        payments: payments.map((row) => ({ ...row, document: {} })),
      })),
      'a state of rows that contradict themselves at the end': stateOf(({ payments = [] }) => ({
        payments: payments.map((row, at) => (at === payments.length - 1 ? { ...row, amount: 1 } : row)),
      })),
      'a state of the same rows': stateOf(({ payments = [] }) => ({
        payments: payments.map(() => payments[0]),
      })),
      'a state of tokens': stateOf(({ payments = [] }) => ({
        payments: payments.slice(0, -200).map((row) => ({
          ...row,
          checkout_id: `${row.id}`.padStart(40, 'a').slice(0, row.id > 10_000 ? 40 : 0),
        })),
      })),
    },
  ),
  ...posted(
    { path: '/sandbox/import', headers: json, own: 'fresh', status: 200 },
    { 'a whole state': stateOf(() => ({})) },
  ),
  ...posted(
    { path: '/aderir', headers: form, status: 200 },
    {
      'a form of fields': fill('a=&', 19_990),
      'a form of methods': `confirmed=1&${fill('availableMethods[0][code]=MB&', 19_900)}`,
      'a form of one value': `clientId=${fill('%41', 19_900)}`,
      'a form of references': fill('a=%C3%A9&', 1990),
      'a form too large': [413, fill('a=&', 930_000)],
    },
  ),
  ...posted(
    { path: '/aderir', headers: { 'Content-Type': 'multipart/form-data; boundary=x' }, status: 200 },
    {
      'a form in parts': `${fill('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', 19_900)}--x--\r\n`,
    },
  ),
  ...expensiveXml,
  ...posted(
    { path: '/mcp', headers: mcp, status: 200 },
    {
      'a message of the tools': '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      'a long search': tool('search_documentation', { query: fill('a b ', 300) }),
      'a message of brackets': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"a":[${fill('{},')}{}]}}`,
    },
  ),
  ...posted(
    { path: '/mcp', headers: mcp, status: 400 },
    { 'a batch': `[${times(100, () => tool('search_documentation', { query: fill('a b ', 300) }), ',')}]` },
  ),
  ...posted({ path: '/sandbox/inbox/0001', headers: json, status: 401 }, { 'a message for the inbox': fill('a') }),
  ...posted({ path: '/api/payments/references', headers: json, status: 401 }, { 'a body without keys': fill('[') }),
  ...read(
    {
      'parameters in brackets': `/api/payments?${fill('createdAt[a]=1&', 7000)}`,
      'parameters one letter off': `/api/payments?${times(500, (at) => `limi${at}=1`, '&')}`,
    },
    { own: 'full', status: 422 },
  ),
  ...read(
    {
      'many parameters': `/api/payments?${fill('a=1&', 7000)}`,
      'a parameter of values': `/api/payments?values=${fill('a,', 7000)}`,
      'a full page': '/api/payments?limit=500',
      'a page of the largest first': '/api/payments?limit=500&sort=-id',
      'a search that finds nothing': '/api/payments?limit=500&customUniqueId=none&sort=-amount',
      'the last page': '/api/payments?limit=500&page=2&sort=createdAt',
      'a search by amount': '/api/payments?limit=500&amount=1000',
      'the log of calls': '/sandbox/requests?limit=500',
      'the deliveries': '/sandbox/deliveries?limit=500',
      'what is due': '/sandbox/upcoming',
      'the pushes': '/sandbox/pushes',
      'the whole state': '/sandbox/export',
    },
    { own: 'full' },
  ),
  ...posted({ path: '/sandbox/settlement', headers: json, own: 'full', status: 200 }, { 'a settlement': '{}' }),
  ...posted(
    { path: '/sandbox/clock', headers: json, own: 'full', status: 200 },
    { 'a move of the clock by a year': '{"advanceSeconds":31536000}' },
  ),
  ...posted({ path: '/sandbox/reset', headers: json, own: 'full', status: 200 }, { 'a reset': '{}' }),
  ...read({
    'the client in PHP': '/sdks/php.pt.zip',
    'the client in Python': '/sdks/python.en.zip',
    'the client in TypeScript': '/sdks/typescript-fetch.es.zip',
    'a description': '/api/docs/api.json',
    'the description of the controls': '/sandbox/docs/api.json?lang=es',
    'the description of SOAP': '/paypay/paypayservices/paypayservices_c/wsdl',
    'the errors': '/api/errors',
    'the start page': '/',
    'the sign-up page': '/aderir',
  }),
  ...read({ 'a long path': `/api/${fill('a/', 7000)}` }, { status: 404 }),
  ...read(
    { 'many headers': '/sandbox/health' },
    { headers: Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`h${at}`, 'a'])) },
  ),
  ...read(
    { 'a header of faults': '/api/payments' },
    { own: 'fresh', headers: { 'Sandbox-Fault': fill('latency=1,', 2000).slice(0, -1) } },
  ),
  ...read({ languages: '/sandbox/health' }, { headers: { 'Accept-Language': fill('pt;q=0.1,', 7000) } }),
  ...read(
    { 'long credentials': '/api/payments' },
    { status: 401, headers: { Authorization: `Basic ${fill('a', 7000)}` } },
  ),
];
