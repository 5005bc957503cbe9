/**
 * Who may know whom. Each room lists the rooms it may import from; anything else of ours is refused with a
 * comment that says what to do instead. Tests may reach further, since they stand outside what is shipped.
 */
const { privateParts, publicParts } = require('./docusaurusParts.cjs');

const tests = String.raw`\.test\.tsx?$`;
const ours =
  '^(contract|text|examples|sandbox|ui|checkout|workbench|reference|site|e2e|bench|tools)/(?!node_modules/)';
const brand = String.raw`^provider\.config\.ts$`;
const generated = '^contract/generated/';

const rooms = [
  {
    name: 'text-imports-nothing',
    from: '^text/',
    may: [],
    comment:
      'text/ holds plain functions on texts, numbers and moments, for every room. Take what you need as a parameter, or move the function to the room that knows payments.',
  },
  {
    name: 'contract-knows-nobody',
    from: '^contract/',
    may: ['^contract/', brand],
    comment:
      'The contract imports only itself, text/, zod and provider.config.ts. Move what you need into contract/, or let the room that needs both import the contract and the other room.',
  },
  {
    name: 'contract-knows-no-output',
    from: '^contract/(?!openapi/|facts/)',
    may: ['^contract/(?!openapi/|facts/|generated/)', brand],
    comment:
      'Descriptions and facts are made of the contract, never the other way round. State the fact in the folder of its resource or rule, and read it from openapi/ and facts/.',
  },
  {
    name: 'specification-stands-alone',
    from: '^contract/specification/',
    may: ['^contract/specification/'],
    comment:
      'These lists are written down from the specification alone, so that a test can compare the contract with them. Write the value here once more.',
  },
  {
    name: 'examples-know-the-contract',
    from: '^examples/(?!run/)',
    may: ['^examples/', '^contract/', brand],
    comment:
      'A sample speaks to the sandbox over HTTP. Import facts from the contract; reach the sandbox with fetch.',
  },
  {
    name: 'runs-take-a-whole-sandbox',
    from: '^examples/run/',
    may: ['^examples/', '^contract/', '^tools/', String.raw`^sandbox/createSandbox\.ts$`, brand],
    comment:
      'A recording needs a sandbox with a clock of its own, made by sandbox/createSandbox.ts. What else it needs of the sandbox goes over HTTP.',
  },
  {
    name: 'domain-is-pure',
    from: '^sandbox/domain/',
    may: ['^sandbox/domain/', '^contract/', brand],
    comment:
      'The domain decides and touches nothing. Take what you need as a parameter; let the use case in sandbox/services fetch and store it.',
  },
  {
    name: 'services-work-on-ports',
    from: '^sandbox/services/',
    may: ['^sandbox/(services|domain)/', '^contract/', brand],
    comment:
      'A use case works on ports. Describe what it needs as an interface in sandbox/domain/ports.ts, implement that in storage or webhooks, and join the two in sandbox/createSandbox.ts.',
  },
  {
    name: 'storage-knows-the-domain',
    from: '^sandbox/storage/',
    may: ['^sandbox/(storage|domain)/', '^contract/', brand],
    comment:
      'Storage keeps and finds. Put rules into sandbox/domain and wiring into sandbox/createSandbox.ts.',
  },
  {
    name: 'webhooks-know-services',
    from: '^sandbox/webhooks/',
    may: ['^sandbox/(webhooks|services|domain)/', '^contract/', brand],
    comment:
      'The worker sends what an action has put out. It gets its queue as a port, from sandbox/createSandbox.ts.',
  },
  {
    name: 'sdks-read-the-description',
    from: '^sandbox/sdk-generation/',
    may: ['^sandbox/(sdk-generation|domain)/', '^contract/', brand],
    comment:
      'A client is made of the description alone. Take anything else as a parameter, from sandbox/createSandbox.ts.',
  },
  {
    name: 'http-never-sees-storage',
    from: '^sandbox/http/',
    may: ['^sandbox/(http|services|domain)/', '^contract/', brand],
    comment:
      'A route parses, calls an action and answers. Add or extend a use case in sandbox/services and call that.',
  },
  {
    name: 'soap-never-sees-storage',
    from: '^sandbox/soap/',
    may: ['^sandbox/(soap|services|domain)/', '^contract/', brand],
    comment:
      'SOAP is a second face on the same use cases. Add or extend one in sandbox/services and call that.',
  },
  {
    name: 'sandbox-knows-the-contract',
    from: '^sandbox/',
    may: ['^sandbox/', '^contract/', brand],
    comment: 'The sandbox knows the contract alone. What samples or pages need from it goes over HTTP.',
  },
  {
    name: 'ui-knows-nobody',
    from: '^ui/',
    may: ['^ui/'],
    comment: 'A control knows no payment and no page. Pass what it shows as a prop, with neutral names.',
  },
  {
    name: 'reference-knows-ui',
    from: '^reference/',
    may: ['^(reference|ui)/'],
    comment:
      'The reference takes a description and gives React. Hand it samples, links and texts as props from the site.',
  },
  {
    name: 'applications-know-generated-facts',
    from: '^(checkout|workbench)/',
    may: ['^$1/', '^ui/', generated, brand],
    except: ['type-only'],
    comment:
      'These run in a browser: import contract/generated/facts.<locale>.json and ui/. If a fact is missing there, add it in contract/facts and run "npm run generate".',
  },
  {
    name: 'applications-take-types-of-the-contract',
    from: '^(checkout|workbench)/',
    may: ['^$1/', '^(ui|contract)/', brand],
    comment:
      'Types weigh nothing in a browser, yet they come from the contract alone. State the shape in contract/, where both sides can hold to it.',
  },
  {
    name: 'site-stays-outside',
    from: '^site/',
    may: ['^(site|ui|checkout|workbench|reference)/', generated, '^examples/', brand],
    comment:
      'Pages take facts from contract/generated and reach the sandbox with fetch. If a fact is missing, add it in contract/facts and run "npm run generate".',
  },
  {
    name: 'journeys-go-through-http',
    from: '^e2e/',
    may: ['^e2e/', '^contract/', '^tools/', '^(checkout|workbench|examples/shop)/words', brand],
    comment:
      'A journey does what a person does, and knows no more than the words on the page. Prepare its data with calls to the API or to /sandbox.',
  },
].map(({ name, from, may, except = [], comment }) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: ['^text/', ...may], dependencyTypesNot: except },
}));

const packages = [
  {
    name: 'contract-needs-zod-alone',
    severity: 'error',
    comment:
      'The contract runs everywhere and brings zod alone. Do the work in the room that needs the package.',
    from: { path: '^contract/', pathNot: tests },
    to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'text-needs-no-package',
    severity: 'error',
    comment:
      'text/ goes into every page and every process, so it brings no package. Do the work in the room that needs the package.',
    from: { path: '^text/', pathNot: tests },
    to: { path: 'node_modules/' },
  },
  {
    name: 'runs-outside-node',
    severity: 'error',
    comment:
      'This code must also run in a browser worker. Use Web standards (Request, crypto.subtle, fetch), or take the Node part as a port from sandbox/createSandbox.ts.',
    from: {
      path: '^(contract|text|sandbox/(domain|services|webhooks|http|soap|sdk-generation))/',
      pathNot: tests,
    },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'browsers-load-no-whole-zod',
    severity: 'error',
    comment:
      'Classic zod is too heavy for a page. Use the generated facts, or "zod/mini" where a page must parse.',
    from: { path: '^(ui|checkout|workbench|reference|site)/', pathNot: tests },
    to: {
      path: 'node_modules/zod/',
      pathNot: 'node_modules/zod/(v4/)?mini/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'specification-is-for-tests',
    severity: 'error',
    comment:
      'Only a test compares with the specification. State the value in the contract and import it from there.',
    from: { pathNot: [tests, '^contract/specification/'] },
    to: { path: '^contract/specification/' },
  },
  {
    name: 'private-parts-in-one-folder',
    severity: 'error',
    comment:
      'This is no public part of Docusaurus: it may move in any release. Touch it in site/docusaurus-internals, with a row in parts.ts that says what breaks then.',
    from: { pathNot: '^site/docusaurus-internals/' },
    to: { path: privateParts, pathNot: publicParts },
  },
  {
    name: 'rooms-exist',
    severity: 'error',
    comment:
      'No file answers to this name. Write it as @balcao/<room>/<path with its ending>, as it lies in the room.',
    from: {},
    to: { couldNotResolve: true, path: '^(@balcao/|[.])' },
  },
  {
    name: 'no-circle',
    severity: 'error',
    comment: 'Two files that need each other are one story or three. Move what both need into a third file.',
    from: {},
    to: { circular: true },
  },
];

module.exports = {
  forbidden: [...rooms, ...packages],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)(\.build|\.data|\.docusaurus|build|node_modules/\.cache)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
