const brand = String.raw`^provider\.config\.ts$`;
/** Check of a receiver, used by pages and the command; has no view. */
const receiverCheck =
  '^workbench/(core/|runner/|panels/go-live/(runCheck|evaluateReceiver|scenarioResult|callerLines)[.]ts$|words/panes/en/goLive[.]ts$)';

/** Analysis of a signature; has no view. */
const signatureCheck =
  '^workbench/(inspectors/signature/(diagnoseSignature|bodyDifference)[.]ts$|words/panes/en/debugger[.]ts$)';
/** Texts that explain the warnings in the request log. */
const warningWords = '^workbench/words/panes/en/inspectors[.]ts$';
/** Reader of descriptions, its Markdown writer, and their texts. */
const plainReference =
  '^(reference/(description|markdown)/|reference/page/referenceTexts[.]ts$|site/src/words/../reference[.]ts$)';
/** Search of the site without its dialog. */
const plainSearch = '^site/src/search/(?!dialog/|loadSearch|markFound)';

/** Rooms of the package balcao. Its commands use the library; commands and library run a complete sandbox. */
const packageRooms = [
  {
    name: 'tools-operate-a-sandbox-from-outside',
    from: '^cli/mcp/(?!testing/|check/run[.]ts$)',
    may: [
      ...['^cli/mcp/', '^contract/', '^openapi/'],
      ...[receiverCheck, signatureCheck, warningWords, plainReference, plainSearch],
    ],
    comment:
      'A tool of an agent is a client of a sandbox: it calls it with the fetch that it was given, and knows the contract. What pages have worked out without a view (search, description, signature, receiver) it takes from them; put anything else into cli/mcp/, or behind an operation.',
  },
  {
    name: 'nobody-imports-the-tools',
    from: '^(?!cli/mcp/)',
    may: ['^(?!cli/mcp/)'],
    everybody: [],
    comment:
      'The tools are built as a file of their own, which a sandbox loads when an agent asks for them (sandbox/server/lazyMcp.ts). Nobody imports them: whoever starts a sandbox would load the protocol as well.',
  },
  {
    name: 'package-runs-a-sandbox',
    from: '^cli/(?!package/|mcp/)',
    may: [
      '^cli/',
      '^sandbox/(createSandbox[.]ts$|server/|domain/tenants/|storage/drivers/)',
      '^contract/',
      receiverCheck,
      brand,
    ],
    comment:
      'The package runs a sandbox as a whole and speaks to it by its API and control API; what it examines a receiver with is the panel’s own. Put rules, routes and queries into their rooms.',
  },
  {
    name: 'library-runs-no-command',
    from: '^cli/(library|server)/',
    may: [
      '^cli/(library|server)/',
      String.raw`^cli/terminal/problem\.ts$`,
      '^sandbox/(createSandbox[.]ts$|server/|domain/tenants/|storage/drivers/)',
      '^contract/',
      brand,
    ],
    comment:
      'A test program loads the library alone. Put what a command needs into cli/commands, cli/remote or cli/terminal.',
  },
  {
    name: 'simulation-runs-a-sandbox',
    from: '^simulation/(?!node/|mutants/|processes/|main[.]ts$)',
    may: [
      '^simulation/(?!node/|mutants/|processes/)',
      '^sandbox/(createSandbox|webRuntime|http/pages/pages|soap/parseXml|storage/openedDatabase|storage/drivers/sqliteConnection)[.]ts$',
      '^sandbox/(domain/|testing/((breaksOfSoap|everyOperation|simulatedGenerator)[.]ts$|fullRequests/))',
      '^(contract|openapi)/',
    ],
    comment:
      'A simulation runs the sandbox as a whole, owns its ports, and reads its rows. What needs Node belongs to simulation/node, what needs PostgreSQL to simulation/processes, and planting bugs to simulation/mutants.',
  },
  {
    name: 'simulation-in-node',
    from: '^simulation/(node/|mutants/|main[.]ts$)',
    may: ['^simulation/', '^sandbox/storage/drivers/sqliteConnection[.]ts$', '^contract/', '^tools/(run|mutants)/'],
    comment: 'The command opens a database in memory and starts processes. Put what is simulated beside it.',
  },
  {
    name: 'simulation-in-processes',
    from: '^simulation/processes/',
    may: [
      '^simulation/',
      '^sandbox/(createSandbox[.]ts$|domain/runtime[.]ts$|server/nodePost[.]ts$|storage/drivers/postgres[.]ts$)',
      '^contract/',
      '^tools/(run|mutants)/',
    ],
    comment:
      'Each process runs the sandbox as a whole on PostgreSQL; who plays against them speaks HTTP to them. Put what is simulated beside this room.',
  },
  {
    name: 'nobody-runs-the-simulation',
    from: '^(?!simulation/)',
    may: ['^(?!simulation/)'],
    everybody: [],
    comment:
      'The simulation looks at the product and is no part of it. Move what you need into the room that it tests.',
  },
];

module.exports = { packageRooms };
