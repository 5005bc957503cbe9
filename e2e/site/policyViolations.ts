import type { BrowserContext } from '@playwright/test';
import { sandboxOrigin } from '../tenant.ts';

/**
 * Violations in a browser context: blocks by the policy, requests to other origins, and pages without a policy.
 * @param hasServer whether the site's server sends the pages; a host of files sends no policy
 */
export async function policyViolations(
  context: BrowserContext,
  siteOrigin: string,
  hasServer = true,
): Promise<string[]> {
  const breaches: string[] = [];
  await context.exposeFunction('tellBreach', (breach: string) => breaches.push(breach));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const { tellBreach } = window as unknown as { tellBreach: (breach: string) => void };
      tellBreach(`${location.pathname}: ${effectiveDirective} refuses ${blockedURI} (${sourceFile}) ${sample}`);
    });
  });
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!/^(data|blob|about):$/.test(protocol) && origin !== siteOrigin && origin !== sandboxOrigin)
      breaches.push(`asks ${request.url()}`);
  });
  context.on('response', (answer) => {
    const isPage = answer.request().resourceType() === 'document' && answer.url().startsWith(siteOrigin);
    const isRedirect = answer.status() >= 300 && answer.status() < 400;
    if (hasServer && isPage && !isRedirect && !answer.headers()['content-security-policy'])
      breaches.push(`${answer.url()} comes without a policy`);
  });
  return breaches;
}
