import { expect, type Page } from '@playwright/test';
import type { Locale } from './locales.ts';

interface PanelWords {
  /** On the button of a guide that names an operation. */
  view: string;
  /** Label at the edge of the window, and of the panel. */
  open: string;
  closeTab: string;
  close: string;
  edge: string;
  whole: string;
  loading: string;
  failed: string;
}

/** Texts of the panel in each language. */
export const panelWords = {
  pt: {
    view: 'Consultar API',
    open: 'API: abrir a especificação ao lado',
    closeTab: 'API: fechar o painel',
    close: 'Fechar',
    edge: 'Largura do painel da API',
    whole: 'Abrir como página',
    loading: 'A abrir a especificação…',
    failed: 'Não foi possível carregar a especificação.',
  },
  es: {
    view: 'Ver la referencia',
    open: 'API: abrir la referencia al lado',
    closeTab: 'API: cerrar el panel',
    close: 'Cerrar',
    edge: 'Anchura del panel de la API',
    whole: 'Abrir como página',
    loading: 'Abriendo la referencia de la API…',
    failed: 'No se ha podido cargar la referencia de la API.',
  },
  en: {
    view: 'View API',
    open: 'API: open the reference beside this page',
    closeTab: 'API: close the panel',
    close: 'Close',
    edge: 'API panel width',
    whole: 'Open as a page',
    loading: 'Opening the API reference…',
    failed: 'The API reference could not be loaded.',
  },
} satisfies Record<Locale, PanelWords>;

/** Anchor that the Multibanco guide links to. */
export const mentionedAnchor = 'tag/payments/POST/payments/references';

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'API', exact: true });

/** The page inside the panel, once it is loaded. */
export async function framedPage(page: Page) {
  await expect(panelOf(page)).toHaveAttribute('data-state', 'ready');
  const element = await panelOf(page).locator('iframe').elementHandle();
  const frame = await element?.contentFrame();
  if (!frame) throw new Error('the panel has no frame');
  return frame;
}

/** Opens the panel by its label and waits for the reference in it. */
export async function openPanel(page: Page, locale: Locale) {
  await page.getByRole('button', { name: panelWords[locale].open }).click();
  await expect((await framedPage(page)).getByRole('heading', { level: 1 })).toBeVisible();
}
