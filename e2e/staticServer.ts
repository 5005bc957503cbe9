import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { staticHost } from './site/staticHost.ts';

/** Serves the built site on a plain file host, so the only sandbox is the one in each reader's browser. */
await buildSite(() => undefined);
const { origin } = await staticHost(siteFolder, '/', 'endings', Number(process.env.SITE_PORT));
console.log(`The site on ${origin}, as files`);
