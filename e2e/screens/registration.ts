import { expect, type Page } from '@playwright/test';
import { createTenant, sandboxOrigin } from '../tenant.ts';
import type { Screen, ScreenContext } from './screenContext.ts';

/** Fields of an integrator's page (docs/decisions/entity-registration.md). `clientId` may have a wrong digit. */
const sent = (clientId: string, platformCode: string) => ({
  clientId,
  name: 'Livraria de Exemplo, Lda.',
  phoneNumber: '210000000',
  'user[name]': 'Maria Silva',
  'user[email]': 'maria@livraria.example',
  platformCode,
});

export const submit = (page: Page) => page.locator('form').getByRole('button').last().click();

export async function arrive(
  { page, locale, tenant }: Pick<ScreenContext, 'page' | 'locale' | 'tenant'>,
  clientId: string,
): Promise<void> {
  const inputs = Object.entries(sent(clientId, tenant.platformCode))
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('');
  const action = `${sandboxOrigin}/aderir?lang=${locale}`;
  await page.setContent(`<form method="post" action="${action}">${inputs}<button>Go</button></form>`);
  await page.getByRole('button').click();
  await expect(page.locator('input[name="name"]')).toBeVisible();
}

export const registrationScreens = {
  registration: {
    async show({ page, locale }) {
      await page.goto(`${sandboxOrigin}/aderir?lang=${locale}`);
      await expect(page.locator('input[name="clientId"]')).toBeVisible();
    },
  },
  'registration-problems': {
    async show(stage) {
      await arrive(stage, '999999401');
      await submit(stage.page);
      await expect(stage.page.locator('input[name="clientId"]')).toHaveAttribute('aria-invalid', 'true');
    },
  },
  'registration-done': {
    async show(stage) {
      // Each picture uses a fresh sandbox, because an entity can be registered only once.
      await arrive({ ...stage, tenant: await createTenant(stage.request) }, '999999400');
      await submit(stage.page);
      await expect(stage.page.getByText('999999400')).toBeVisible();
    },
  },
} satisfies Record<string, Screen>;
