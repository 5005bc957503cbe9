import { buildSite, siteFolder } from '../tools/run/build.mjs';
import { staticHost } from './site/staticHost.ts';

/** The built site behind a plain host of files: no sandbox runs but the one of each reader's browser. */
await buildSite(() => undefined);
const { origin } = await staticHost(siteFolder, '/', 'endings', Number(process.env.SITE_PORT));
console.log(`The site on ${origin}, as files`);
