const brand = String.raw`^provider\.config\.ts$`;
/** The examination of a receiver, which pages and the command share; it has no view. */
const receiverCheck =
  '^workbench/(core/|runner/|panels/go-live/(runCheck|evaluateReceiver)[.]ts$|words/panes/en/goLive[.]ts$)';

/** Rooms of the package balcao: commands know the library, and both run a whole sandbox. */
const packageRooms = [
  {
    name: 'package-runs-a-sandbox',
    from: '^cli/(?!package/)',
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
];

module.exports = { packageRooms };
