/**
 * Bundles of undici the agent alone, which the sandbox sends deliveries with: the rest is `fetch`, sockets, caches and
 * simulated servers, nearly half of it.
 * @type {import('esbuild').Plugin}
 */
export const undiciAgent = {
  name: 'undici-agent',
  setup(build) {
    build.onLoad({ filter: /[\\/]undici[\\/]index\.js$/ }, () => ({
      // As its index does: a dispatcher has the methods of the API.
      contents: `
        Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
        module.exports = { Agent: require('./lib/dispatcher/agent') };`,
      loader: 'js',
    }));
  },
};
