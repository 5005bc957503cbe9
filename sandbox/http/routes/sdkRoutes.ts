import type { sdkOperations } from '@balcao/contract/resources/sdks/sdkOperations.ts';
import type { Context } from 'hono';
import { ok, refuse } from '../../domain/outcome.ts';
import type { AppContext, Handlers } from '../context.ts';
import { anyOrigin } from '../middleware/crossOrigin.ts';
import { baseAsCalled } from '../middleware/pagination.ts';
import { refuseRequest } from '../middleware/refuseRequest.ts';
import { noSniff } from '../middleware/respond.ts';

export const sdkHandlers: Handlers<typeof sdkOperations> = {
  async createSdk({ context: { sdks, publicUrl }, params, body, locale }) {
    const made = await sdks.make(params.language, body?.options ?? {}, locale, publicUrl);
    return made.ok ? ok({ data: made.value }) : made;
  },
  async listSdkOptions({ context: { sdks, publicUrl }, params, locale }) {
    const options = await sdks.options(params.language, locale, publicUrl);
    return options.ok ? ok({ data: options.value }) : options;
  },
};

/** Zip file at a link created by `createSdk`; 404 e00500 for any other. */
export function sdkDownload(appContext: AppContext) {
  return async (context: Context): Promise<Response> => {
    const file = context.req.param('file') ?? '';
    const base = baseAsCalled(new URL(context.req.url), appContext.publicUrl);
    const zip = file.endsWith('.zip') && (await appContext.sdks.download(file.slice(0, -'.zip'.length), base));
    if (!zip) return refuseRequest(appContext, context, refuse('e00500'));
    const headers = {
      ...anyOrigin,
      ...noSniff,
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${file}"`,
    };
    return new Response(zip, { headers });
  };
}
