import { expect, type Page } from '@playwright/test';
import { type Locale, locales } from './locales.ts';
import { visit } from './visit.ts';

/** What the console says in each language, as far as journeys press or look for it. */
export const consoleWords = {
  pt: {
    title: /^Consola/,
    send: 'Enviar',
    close: 'Fechar a consola',
    conforms: 'Conforme com a especificação',
    server: 'Servidor',
  },
  es: {
    title: /^Consola/,
    send: 'Enviar',
    close: 'Cerrar la consola',
    conforms: 'Conforme con la especificación',
    server: 'Servidor',
  },
  en: {
    title: /^Console/,
    send: 'Send',
    close: 'Close the console',
    conforms: 'Conforms to the specification',
    server: 'Server',
  },
} satisfies Record<Locale, object>;

/** Where the console of an operation stands on the page. */
export const slotOf = (page: Page, operationId: string) => page.locator(`[data-console="${operationId}"]`);

/** Opens the console of an operation on the page that is there. */
export async function openConsole(page: Page, operationId: string, locale: Locale) {
  const slot = slotOf(page, operationId);
  await slot.getByRole('button', { name: locales[locale].try }).click();
  const region = slot.getByRole('region', { name: consoleWords[locale].title });
  await expect(region).toBeVisible();
  return region;
}

/** Goes to the reference and opens the console of an operation. */
export async function visitConsole(page: Page, operationId: string, locale: Locale) {
  await visit(page, '/api', locale);
  return openConsole(page, operationId, locale);
}
