/** Bytes of a body that is filled up to the largest that the API reads. */
const bytes = 99_000;
const fill = (/** @type {string} */ unit, most = bytes) => unit.repeat(Math.floor(most / unit.length));
const times = (/** @type {number} */ count, /** @type {(at: number) => string} */ make, between = '') =>
  Array.from({ length: count }, (_, at) => make(at)).join(between);
const names = (/** @type {number} */ count) => times(count, (at) => `"n${at}":1`, ',');

const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
const xml = { 'Content-Type': 'text/xml' };
const mcp = { ...json, Accept: 'application/json, text/event-stream' };
const soap = '/paypay/paypayservices/paypayservices_c/server';

/**
 * A request that is little to send and much to answer.
 * @typedef {object} Shape
 * @property {string} name
 * @property {string} method
 * @property {string} path
 * @property {string} [body]
 * @property {Record<string, string>} [headers]
 * @property {boolean} [own] sent with the keys of a sandbox
 */

/** @returns {Shape[]} */
const posted = (
  /** @type {Pick<Shape, 'path' | 'headers' | 'own'>} */ to,
  /** @type {Record<string, string>} */ bodies,
) => Object.entries(bodies).map(([name, body]) => ({ ...to, name, method: 'POST', body }));

/** @returns {Shape[]} */
const read = (/** @type {Record<string, string>} */ paths, own = false) =>
  Object.entries(paths).map(([name, path]) => ({ name, method: 'GET', path, own }));

/** The most expensive requests that are known, each as large as it may be. @type {readonly Shape[]} */
export const expensiveShapes = [
  ...posted(
    { path: '/api/payments/references', headers: json, own: true },
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
      spaces: `${fill(' ', bytes - 20)}{"amount":1}`,
      'a long URL': `{"amount":1000,"callbackUrl":"https://${fill('a.', bytes - 80)}x/"}`,
      'a long e-mail address': `{"amount":1000,"buyer":{"email":"${fill('a.', 49_000)}@${fill('a.', 49_000)}"}}`,
      'names of the prototype': `{${fill('"__proto__":{},', 80_000)}"amount":2}`,
    },
  ),
  ...posted(
    { path: '/api/entities', headers: json, own: true },
    {
      'lists of unknown names': `{"availableMethods":[${times(27, () => `{${names(450)}}`, ',')}]}`,
      'empty methods': `{"availableMethods":[${fill('{},', 50_000)}{}]}`,
    },
  ),
  ...posted(
    { path: '/sandbox/import', headers: json, own: true },
    {
      'a state of nothing': `{"version":"x","tables":{"payments":[${fill('{},', 3_900_000)}{}]}}`,
      'a state of tables': `{"version":"x","tables":{${times(90_000, (at) => `"t${at}":[]`, ',')}}}`,
      'a state of one text': `{"version":"x","tables":{"payments":["${fill('a', 3_900_000)}"]}}`,
    },
  ),
  ...posted(
    { path: '/aderir', headers: form },
    {
      'a form of fields': fill('a=&', 19_990),
      'a form of methods': `confirmed=1&${fill('availableMethods[0][code]=MB&', 19_900)}`,
      'a form of one value': `clientId=${fill('%41', 19_900)}`,
      'a form too large': fill('a=&', 930_000),
    },
  ),
  ...posted(
    { path: '/aderir', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } },
    {
      'a form in parts': `${fill('--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n', 19_900)}--x--\r\n`,
    },
  ),
  ...posted(
    { path: soap, headers: xml },
    {
      elements: `<a>${fill('<b/>')}</a>`,
      'elements, as many as may be': `<a>${'<b/>'.repeat(3990)}</a>`,
      attributes: `<a ${times(3990, (at) => `a${at}="1"`, ' ')}/>`,
      'elements with attributes': `<a>${'<b a="1" b="2" c="3"/>'.repeat(1300)}</a>`,
      namespaces: `<a>${times(1900, (at) => `<b${at} xmlns:x${at}="u"/>`)}</a>`,
      'namespaces in each other': `${times(19, (at) => `<a ${times(200, (n) => `xmlns:n${at}_${n}="u"`, ' ')}>`)}${fill('</a>', 76)}`,
      references: `<a>${'&amp;'.repeat(3990)}</a>`,
      'character data': `<a>${'<![CDATA[x]]>'.repeat(3990)}</a>`,
      comments: `<a>${'<!--x-->'.repeat(3990)}</a>`,
      instructions: `<a>${'<?x?>'.repeat(3990)}</a>`,
      'a long text of XML': `<a>${fill('x')}</a>`,
      'closing brackets': `<a>${fill('>')}</a>`,
      'opening brackets': fill('<'),
      'a long name': `<${fill('a')}/>`,
      'spaces in a tag': `<a${fill(' ')}/>`,
      'a long comment': `<a><!--${fill('- ')}--></a>`,
    },
  ),
  ...posted(
    { path: '/mcp', headers: mcp },
    {
      'a message of the tools': '{"jsonrpc":"2.0","id":1,"method":"tools/list"}',
      'a long search': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search_documentation","arguments":{"query":"${fill('a b ', 300)}"}}}`,
      'a message of brackets': `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"a":[${fill('{},')}{}]}}`,
    },
  ),
  ...posted({ path: '/sandbox/inbox/0001', headers: json }, { 'a message for the inbox': fill('a') }),
  ...posted({ path: '/api/payments/references', headers: json }, { 'a body without keys': fill('[') }),
  ...read(
    {
      'many parameters': `/api/payments?${fill('a=1&', 7000)}`,
      'parameters in brackets': `/api/payments?${fill('createdAt[a]=1&', 7000)}`,
      'a parameter of values': `/api/payments?state=${fill('a,', 7000)}`,
      'a full page': '/api/payments?limit=500',
      'the log of calls': '/sandbox/requests?limit=500',
      'the whole state': '/sandbox/export',
    },
    true,
  ),
  ...read({
    'a description': '/api/docs/api.json',
    'the description of SOAP': '/paypay/paypayservices/paypayservices_c/wsdl',
    'a long path': `/api/${fill('a/', 7000)}`,
    'the start page': '/',
    'the sign-up page': '/aderir',
  }),
  {
    name: 'many headers',
    method: 'GET',
    path: '/sandbox/health',
    headers: Object.fromEntries(Array.from({ length: 700 }, (_, at) => [`h${at}`, 'a'])),
  },
  {
    name: 'a header of faults',
    method: 'GET',
    path: '/api/payments',
    own: true,
    headers: { 'Sandbox-Fault': fill('latency=1,', 2000).slice(0, -1) },
  },
  {
    name: 'languages',
    method: 'GET',
    path: '/sandbox/health',
    headers: { 'Accept-Language': fill('pt;q=0.1,', 7000) },
  },
  {
    name: 'long credentials',
    method: 'GET',
    path: '/api/payments',
    headers: { Authorization: `Basic ${fill('a', 7000)}` },
  },
];
