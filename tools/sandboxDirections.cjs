const { packageRooms } = require('./packageDirections.cjs');

const openapi = '^openapi/';
const brand = String.raw`^provider\.config\.ts$`;

/** Rooms of the sandbox that use only Web standards; the drivers of databases and their files may use Node. */
const outsideNode =
  '^sandbox/(domain/|services/|storage/(?!drivers/(postgres|checkPostgres|openDatabase|privateFiles|node|native|portable|sqlite[.]))|webhooks/|http/|soap/|sdk-generation/(?!journeys/)|tab/|(browser|loadOnce)[.])';

/** Rooms of the sandbox: domain <- services <- webhooks, http, soap. storage uses domain; one file joins all. */
const sandboxRooms = [
  {
    name: 'domain-is-pure',
    from: '^sandbox/domain/',
    may: ['^sandbox/domain/', '^contract/', brand],
    comment:
      'The domain decides and touches nothing. Take what you need as a parameter; let the service in sandbox/services fetch and store it.',
  },
  {
    name: 'services-work-on-ports',
    from: '^sandbox/services/',
    may: ['^sandbox/(services|domain)/', '^contract/', brand],
    comment:
      'A service works on ports. Describe what it needs as an interface in sandbox/domain/ports.ts, implement that in storage or webhooks, and join the two in sandbox/createSandbox.ts.',
  },
  {
    name: 'storage-knows-the-domain',
    from: '^sandbox/storage/',
    may: ['^sandbox/(storage|domain)/', '^contract/', brand],
    comment: 'Storage keeps and finds. Put rules into sandbox/domain and wiring into sandbox/createSandbox.ts.',
  },
  {
    name: 'webhooks-know-services',
    from: '^sandbox/webhooks/',
    may: ['^sandbox/(webhooks|services|domain)/', '^contract/', brand],
    comment:
      'The worker sends what a service has enqueued. It gets its queue as a port, from sandbox/createSandbox.ts.',
  },
  {
    name: 'sdks-read-the-description',
    from: '^sandbox/sdk-generation/',
    may: ['^sandbox/(sdk-generation|domain)/', '^contract/', openapi, brand],
    comment:
      'A client is made of the description alone. Take anything else as a parameter, from sandbox/createSandbox.ts.',
  },
  {
    name: 'http-never-sees-storage',
    from: '^sandbox/http/',
    may: ['^sandbox/(http|services|domain)/', '^contract/', brand],
    comment:
      'A route parses, calls a service and presents what it returns. Add or extend one in sandbox/services and call that.',
  },
  {
    name: 'soap-never-sees-storage',
    from: '^sandbox/soap/',
    may: ['^sandbox/(soap|services|domain)/', '^contract/', brand],
    comment: 'SOAP runs the same services as the REST API. Add or extend one in sandbox/services and call that.',
  },
  {
    name: 'drivers-open-databases',
    from: '^sandbox/storage/(?!drivers/)',
    may: ['^sandbox/(storage/(?!drivers/)|domain/)', '^contract/', brand],
    except: ['type-only'],
    comment:
      'Queries run on whichever database was opened. Take an OpenedDatabase as a parameter; sandbox/node.ts and sandbox/browser.ts choose the driver.',
  },
  {
    name: 'assembly-joins-the-rooms',
    from: String.raw`^sandbox/createSandbox\.ts$`,
    may: [
      String.raw`^sandbox/((domain|storage(?!/drivers)|webhooks|http|soap|sdk-generation)/|(descriptions|webRuntime|loadOnce)\.ts$)`,
      '^contract/',
      openapi,
      brand,
    ],
    comment:
      'A sandbox is the rooms joined over one opened database, which it is given. What only a process has (ports, files, signals) belongs to sandbox/server and sandbox/node.ts.',
  },
  {
    name: 'process-runs-a-sandbox',
    from: String.raw`^sandbox/(server/|node\.ts$)`,
    may: [
      String.raw`^sandbox/(server/|(createSandbox|webRuntime|loadOnce)\.ts$)`,
      '^sandbox/(domain/(database|requests)|storage/drivers|http/pages|webhooks|sdk-generation)/',
      String.raw`^sandbox/(storage/openedDatabase|http/admin/adminContext|http/exposed/inUse)\.ts$`,
      '^contract/',
      brand,
    ],
    comment:
      'The process opens ports and files and runs a sandbox as a whole. Put rules, routes and queries into their rooms.',
  },
  {
    name: 'tab-runs-a-sandbox',
    from: String.raw`^sandbox/(tab/|browser\.ts$)`,
    may: [
      String.raw`^sandbox/(tab/|(createSandbox|webRuntime|loadOnce)\.ts$)`,
      '^sandbox/(storage/drivers|http/pages|webhooks)/',
      '^contract/',
      brand,
    ],
    comment:
      'A tab has a worker, a service worker and IndexedDB, and runs a sandbox as a whole. Put rules, routes and queries into their rooms.',
  },
  {
    name: 'sandbox-knows-the-contract',
    from: '^sandbox/(?!testing/)',
    may: ['^sandbox/(?!testing/)', '^contract/', openapi, brand],
    comment:
      'The sandbox knows the contract alone, and its test helpers stay with tests. What samples or pages need from it goes over HTTP.',
  },
  {
    name: 'sandbox-tests-run-in-browsers',
    from: '^e2e/sandbox-in-tab/',
    may: [
      '^e2e/(sandbox-in-tab|engines)/',
      String.raw`^sandbox/(testing/|tab/runInTab\.ts$|createSandbox\.ts$)`,
      '^workbench/core/tab/',
      '^contract/',
      '^tools/',
    ],
    comment:
      'This puts the sandbox of a tab where the tests of the sandbox expect one. Write a journey elsewhere in e2e/.',
  },
  {
    name: 'proofs-know-what-tests-know',
    from: '^site/proofs/',
    may: [
      '^site/proofs/',
      '^sandbox/testing/',
      String.raw`^(checkout/renderTesting|examples/receivers/running)\.ts$`,
      '^contract/',
      '^tools/',
      brand,
    ],
    comment:
      'A proof does what a reader could do, with the verbs of site/proofs/check/world.ts, which are those of the tests of the sandbox and of the payment page. Add a verb there.',
  },
];

module.exports = { outsideNode, sandboxRooms: [...sandboxRooms, ...packageRooms] };
