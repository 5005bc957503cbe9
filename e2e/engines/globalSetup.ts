import { buildSite } from '../../tools/run/build.mjs';

/** Builds the site when it is stale. */
export default () => buildSite(console.log);
