import type { sdkOperations } from '@balcao/contract/resources/sdks/operations.ts';
import { localeOf } from '@balcao/contract/words/locales.ts';
import type { Context } from 'hono';
import { ok, refuse } from '../../domain/outcome.ts';
import type { Desk, Handlers } from '../context.ts';
import { fromAnywhere } from '../middleware/crossOrigin.ts';
import { refused } from '../middleware/envelope.ts';
import { noSniff } from '../middleware/noSniff.ts';
import { respond } from '../middleware/respond.ts';

/** Clients of the API, generated. */
export const sdkHandlers: Handlers<typeof sdkOperations> = {
  async createSdk({ desk, params, body, locale }) {
    const made = await desk.sdks.make(params.language, body?.options ?? {}, locale);
    return made.ok ? ok({ data: made.value }) : made;
  },
  async listSdkOptions({ desk, params, locale }) {
    const options = await desk.sdks.options(params.language, locale);
    return options.ok ? ok({ data: options.value }) : options;
  },
};

/** The zip file behind a link that `createSdk` gave; 404 e00500 for any other. */
export function sdkDownload(desk: Desk) {
  return async (context: Context): Promise<Response> => {
    const file = context.req.param('file') ?? '';
    const zip = file.endsWith('.zip') && (await desk.sdks.download(file.slice(0, -'.zip'.length)));
    if (!zip) {
      const locale = localeOf(context.req.header('accept-language'));
      return respond(refused(refuse('e00500'), desk.clock.now(), locale)).response;
    }
    const headers = {
      ...fromAnywhere,
      ...noSniff,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${file}"`,
    };
    return new Response(zip, { headers });
  };
}
