import { expect } from 'vitest';
import { basic } from '../../../sandbox/testing/api.ts';
import { provedBy, source } from '../claims.ts';
import type { World } from '../world.ts';

const methods = '/api/availableMethods?amount=1000';

/** Facts that the provider publishes about its plugins, gathered in docs/decisions/shop-plugins.md. */
export const published = (...quotes: readonly string[]) =>
  source(quotes, "published: pages of the provider's shop plugins");

/** A page's own layout: its drawings, their numbers and captions. */
export const drawn = (...quotes: readonly string[]) =>
  source(quotes, 'product: ui/drawing, drawings of screens that the provider publishes');

/** Credentials of another platform, of another environment, or with one space too many are refused. */
export async function refusesOtherCredentials(world: World) {
  const { code, privateKey } = world.merchant;
  const answerTo = (user: string, password: string) =>
    world.api.get(methods, { authorization: basic(user, password) });
  expect((await answerTo(code, privateKey)).status).toBe(200);
  const opened = await world.openPrivateSandbox();
  for (const [user, password] of [
    [world.seed.otherPlatform.code, privateKey],
    [code, world.seed.otherPlatform.privateKey],
    [code, `${privateKey} `],
    [code, opened.privateKey],
  ] as const)
    expect((await answerTo(user, password)).refusals, `${user}:${password}`).toEqual(['401 e00102']);
}

/** A platform code belongs to no platform without its zeros. */
export async function readsLeadingZeros(world: World) {
  const { code, privateKey } = world.merchant;
  expect(code).toMatch(/^0\d{3}$/);
  const short = basic(code.replace(/^0+/, ''), privateKey);
  expect((await world.api.get(methods, { authorization: short })).refusals).toEqual(['401 e00102']);
}

/** An order of the plugin lab waits until its payment's webhook arrives, and then is paid. */
export const paidByNotification = provedBy(
  'workbench/panels/lab/orderFlow.test.ts',
  'awaits payment until the webhook of the real payment says that it is paid',
);

/** The same on the page of the lab, before a reader's eyes. */
export const paidInTheLab = provedBy(
  'e2e/guides/pluginLab.spec.ts',
  'a SOAP order by Multibanco is paid at the cash machine, and its form is verified by both proofs',
);

/** An order whose notification gets lost is paid after asking by hand. */
export const paidByAsking = provedBy(
  'e2e/guides/pluginLab.spec.ts',
  'an order whose webhook gets lost waits until it is updated by hand',
);
