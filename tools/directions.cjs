const { outsideNode, sandboxRooms } = require('./sandboxDirections.cjs');

/** Allowed imports of each folder. Any other import fails, with an alternative. Tests may import more. */
const { pageRooms } = require('./pageDirections.cjs');

const tests = String.raw`\.(test\.tsx?|d\.ts)$`;
const ours =
  '^(contract|openapi|text|examples|sandbox|simulation|ui|checkout|workbench|reference|site|cli|e2e|bench|tools)/(?!node_modules/)';
const text = '^text/';
const openapi = '^openapi/';
const brand = String.raw`^provider\.config\.ts$`;
const wholeSandbox = '^sandbox/(createSandbox|webRuntime|storage/drivers/openDatabase)[.]ts$';
/** Player for recorded calls and comparison of responses, without a view. */
const recordedCalls = '^workbench/runner/(recorded\\w+|recording|compareResponse)[.]ts$';

/**
 * @typedef {object} Room
 * @property {string} name
 * @property {string} from
 * @property {string[]} may allowed imports
 * @property {string[]} [everybody] imports allowed to all other rooms
 * @property {string[]} [except] kinds of imports that the rule ignores
 * @property {string} comment alternative
 */

const rooms = [
  {
    name: 'text-imports-nothing',
    from: text,
    may: [],
    comment:
      'text/ holds plain functions on texts, numbers and moments, for every room. Take what you need as a parameter, or move the function to the room that knows payments.',
  },
  {
    name: 'openapi-imports-nothing',
    from: openapi,
    may: [openapi],
    everybody: [],
    comment:
      'openapi/ knows what any OpenAPI document is, and nothing of payments or pages. Take what you need as a parameter, or move the function to the room that reads or builds the description.',
  },
  {
    name: 'contract-knows-nobody',
    from: '^contract/',
    may: ['^contract/', openapi, brand],
    comment:
      'The contract imports only itself, openapi/, text/, zod and provider.config.ts. Move what you need into contract/, or let the room that needs both import the contract and the other room.',
  },
  {
    name: 'contract-knows-no-output',
    from: '^contract/(?!openapi/|facts/)',
    may: ['^contract/(?!openapi/|facts/|generated/)', brand],
    comment:
      'Descriptions and facts are made of the contract, never the other way round. State the fact in the folder of its resource or rule, and read it from contract/openapi and contract/facts.',
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
    from: '^examples/(?!run/|deploy/testing/)',
    may: ['^examples/', '^contract/', brand],
    comment: 'A sample speaks to the sandbox over HTTP. Import facts from the contract; reach the sandbox with fetch.',
  },
  {
    name: 'runs-take-a-whole-sandbox',
    from: '^examples/run/',
    may: ['^examples/', '^contract/', openapi, '^tools/', wholeSandbox, recordedCalls, brand],
    comment:
      'A recording needs a sandbox with a clock of its own, made by sandbox/createSandbox.ts on a changed webRuntime.ts and a database in memory. What else it needs of the sandbox goes over HTTP.',
  },
  ...sandboxRooms,
  {
    name: 'ui-knows-nobody',
    from: '^ui/',
    may: ['^ui/'],
    comment: 'A control knows no payment and no page. Pass what it shows as a prop, with neutral names.',
  },
  ...pageRooms,
  {
    name: 'journeys-go-through-http',
    from: '^e2e/(?!sandbox-in-tab/)',
    may: [
      '^e2e/',
      '^contract/',
      '^tools/',
      '^(checkout|workbench|examples/shop|site/src|site/src/components/api/console)/words',
      brand,
    ],
    comment:
      'A journey does what a person does, and knows no more than the words on the page. Prepare its data with calls to the API or to /sandbox.',
  },
].map((/** @type {Room} */ { name, from, may, everybody = [text], except = [], comment }) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from, pathNot: tests },
  to: { path: ours, pathNot: [...everybody, ...may], dependencyTypesNot: except },
}));

const packages = [
  {
    name: 'contract-needs-zod-alone',
    comment: 'The contract runs everywhere and brings zod alone. Do the work in the room that needs the package.',
    from: { path: '^contract/', pathNot: tests },
    to: { path: 'node_modules/', pathNot: 'node_modules/zod/' },
  },
  {
    name: 'text-and-openapi-need-no-package',
    comment:
      'text/ and openapi/ go into pages as well as processes, so they bring no package. Do the work in the room that needs the package.',
    from: { path: [text, openapi], pathNot: tests },
    to: { path: 'node_modules/' },
  },
  {
    name: 'runs-outside-node',
    comment:
      'This code must also run in a browser worker. Use Web standards (Request, crypto.subtle, fetch), or take the Node part as a port: drivers of databases live in sandbox/storage/drivers, the rest in sandbox/server.',
    from: { path: ['^(contract|openapi|text)/', outsideNode], pathNot: tests },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'drivers-bring-their-package',
    comment:
      'This package needs Node. Import it in sandbox/storage/drivers, sandbox/server or sandbox/node.ts, and hand what it does to the rooms as a port.',
    from: { path: outsideNode, pathNot: tests },
    to: { path: 'node_modules/(pg|@photostructure/sqlite|undici|@hono/node-server)/' },
  },
  {
    name: 'browsers-load-no-whole-zod',
    comment: 'Classic zod is too heavy for a page. Use the generated facts, or "zod/mini" where a page must parse.',
    from: { path: '^(ui|checkout|workbench|reference|site)/', pathNot: tests },
    to: {
      path: 'node_modules/zod/',
      pathNot: 'node_modules/zod/(v4/)?mini/',
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'core-and-runner-know-no-view',
    comment:
      'The client and the runner work without a view, so that every panel can use them. Return a value, and show it in a panel or in workbench/parts.',
    from: { path: '^workbench/(core|runner)/', pathNot: tests },
    to: { path: '^workbench/(parts|devices|inspectors|panels|app)/' },
  },
  {
    name: 'core-runs-nothing',
    comment: 'The client sends single requests. Put what runs several of them, or waits, into workbench/runner.',
    from: { path: '^workbench/core/', pathNot: tests },
    to: { path: '^workbench/runner/' },
  },
  {
    name: 'no-panel-imports-another',
    comment:
      'A panel, an inspector and a device stand alone, so that a page can show one of them. Move what two of them need into workbench/core, workbench/runner or workbench/parts.',
    from: { path: '^workbench/(parts|devices|inspectors|panels)/([^/]+)', pathNot: tests },
    to: { path: '^workbench/(inspectors|panels|app)/', pathNot: '^workbench/$1/$2/' },
  },
  {
    name: 'devices-serve-panels',
    comment:
      'Only a panel shows a device of its own. Move what an inspector or another device needs into workbench/core or workbench/parts.',
    from: { path: '^workbench/(parts|devices|inspectors)/([^/]+)', pathNot: tests },
    to: { path: '^workbench/devices/', pathNot: '^workbench/$1/$2/' },
  },
  {
    name: 'shop-stands-alone',
    comment:
      'The demo shop is copied without the rest of the repository. Write what it needs in examples/shop, with Node alone.',
    from: { path: '^examples/shop/', pathNot: tests },
    to: { path: ours, pathNot: '^examples/shop/' },
  },
  {
    name: 'a-start-needs-no-package-of-tests',
    comment: 'npm start leaves out devDependencies. Name the package among the dependencies of its room.',
    from: {
      path: '^(contract|openapi|text|sandbox|ui|checkout|workbench|reference|site/(builder|src)|cli/mcp|tools/(run|start|derived))/',
      pathNot: [
        tests,
        '/testing/',
        '^sandbox/sdk-generation/journeys/',
        '^ui/font/subset[.]ts$',
        '^tools/run/contractTypes[.]mjs$', // Used by the npm package.
      ],
    },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'specification-is-for-tests',
    comment: 'Only a test compares with the specification. State the value in the contract and import it from there.',
    from: { pathNot: [tests, '^contract/specification/'] },
    to: { path: '^contract/specification/' },
  },
  {
    name: 'rooms-exist',
    comment: 'No file answers to this name. Write it as @balcao/<room>/<path with its ending>, as it lies in the room.',
    from: { pathNot: '^examples/tests/' }, // Copied beside its imports.
    to: { couldNotResolve: true, path: '^(@balcao/|[.])' },
  },
  {
    name: 'no-circle',
    comment: 'Two files that need each other are one story or three. Move what both need into a third file.',
    from: {},
    to: { circular: true },
  },
];

module.exports = {
  forbidden: [...rooms, ...packages.map((rule) => ({ ...rule, severity: 'error' }))],
  options: {
    doNotFollow: { path: 'node_modules' },
    combinedDependencies: true,
    exclude: { path: String.raw`(^|/)(cli/skills|\.build|\.data|build|node_modules/\.cache)/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json'],
    },
  },
};
