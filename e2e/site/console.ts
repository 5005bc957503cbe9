import { expect, type Page } from '@playwright/test';
import { sandboxOrigin } from '../sandbox.ts';
import { type Locale, locales } from './locales.ts';
import { visit } from './visit.ts';

/** Texts of the console in each language that journeys use. */
export const consoleWords = {
  pt: {
    title: /^Consola/,
    send: 'Enviar',
    close: 'Fechar a consola',
    again: 'Voltar a procurar',
    conforms: 'Conforme com a especificação',
    refuses: 'Uma recusa como a especificação a descreve',
    server: 'Servidor',
  },
  es: {
    title: /^Consola/,
    send: 'Enviar',
    close: 'Cerrar la consola',
    again: 'Volver a buscar',
    conforms: 'Conforme con la especificación',
    refuses: 'Un rechazo tal como lo describe la especificación',
    server: 'Servidor',
  },
  en: {
    title: /^Console/,
    send: 'Send',
    close: 'Close the console',
    again: 'Look again',
    conforms: 'Conforms to the specification',
    refuses: 'A refusal, as specified',
    server: 'Server',
  },
} satisfies Record<Locale, object>;

/** The slot of an operation's console. */
export const slotOf = (page: Page, operationId: string) => page.locator(`[data-console="${operationId}"]`);

/** Timeout of a console, which first searches for a sandbox and loads the description. */
const readingMilliseconds = 30_000;

/** Opens the console of an operation on the current page, with or without a sandbox. */
export async function openAnyConsole(page: Page, operationId: string, locale: Locale) {
  const slot = slotOf(page, operationId);
  await slot.getByRole('button', { name: locales[locale].try }).click();
  const region = slot.getByRole('region', { name: consoleWords[locale].title });
  await expect(region).toBeVisible({ timeout: readingMilliseconds });
  return region;
}

/**
 * Opens a console, and retries the search for a sandbox that was too busy to answer in time.
 * @param base where the paths of its operations begin
 */
export async function openConsole(page: Page, operationId: string, locale: Locale, base = '/api') {
  const region = await openAnyConsole(page, operationId, locale);
  const again = region.getByRole('button', { name: consoleWords[locale].again });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(region.getByText(sandboxOrigin + base, { exact: true })).toBeVisible({ timeout: 5000 });
  }).toPass();
  return region;
}

/** Goes to the reference and opens the console of an operation. */
export async function visitConsole(page: Page, operationId: string, locale: Locale) {
  await visit(page, '/api', locale);
  return openConsole(page, operationId, locale);
}
