import type { sdkOperations } from '@balcao/contract/resources/sdks/operations.ts';
import { localeOf } from '@balcao/contract/words/acceptLanguage.ts';
import type { Context } from 'hono';
import { ok, refuse } from '../../domain/outcome.ts';
import { type AppContext, type Handlers, traceOf } from '../context.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';
import { refused } from '../middleware/envelope.ts';
import { noSniff, respond } from '../middleware/respond.ts';

/** Clients of the API, generated. */
export const sdkHandlers: Handlers<typeof sdkOperations> = {
  async createSdk({ context: appContext, params, body, locale }) {
    const made = await appContext.sdks.make(params.language, body?.options ?? {}, locale);
    return made.ok ? ok({ data: made.value }) : made;
  },
  async listSdkOptions({ context: appContext, params, locale }) {
    const options = await appContext.sdks.options(params.language, locale);
    return options.ok ? ok({ data: options.value }) : options;
  },
};

/** The zip file behind a link that `createSdk` gave; 404 e00500 for any other. */
export function sdkDownload(appContext: AppContext) {
  return async (context: Context): Promise<Response> => {
    const file = context.req.param('file') ?? '';
    const zip = file.endsWith('.zip') && (await appContext.sdks.download(file.slice(0, -'.zip'.length)));
    if (!zip) {
      const locale = localeOf(context.req.header('accept-language'));
      return respond(refused(refuse('e00500'), appContext.clock.now(), locale), traceOf(context)).response;
    }
    const headers = {
      ...anyOrigin,
      ...noSniff,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${file}"`,
    };
    return new Response(zip, { headers });
  };
}
