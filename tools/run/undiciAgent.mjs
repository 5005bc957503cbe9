/**
 * Bundles only undici's agent, which sends deliveries, without `fetch`, sockets, caches and mocks: nearly half of it.
 * @type {import('esbuild').Plugin}
 */
export const undiciAgent = {
  name: 'undici-agent',
  setup(build) {
    build.onLoad({ filter: /[\\/]undici[\\/]index\.js$/ }, () => ({
      // Adds the API methods to the dispatcher, as undici's index does.
      contents: `
        Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));
        module.exports = { Agent: require('./lib/dispatcher/agent') };`,
      loader: 'js',
    }));
  },
};
