import type { Row } from '../../claims.ts';
import { source } from '../../claims.ts';

const menu = (...quotes: readonly string[]) => source(quotes, 'published: PrestaShop, its menu of modules');

/** Where each version of PrestaShop has its page of modules. */
export const modulesPage = {
  '8': menu(
    'No back-office da loja, abra Módulos e depois Gestor de módulos.',
    'Nas versões mais antigas, chama-se Módulos e serviços.',
  ),
  '1.7': menu(
    'No back-office da loja, abra Módulos e depois Módulos e serviços, ou Gestor de módulos nas versões mais recentes.',
  ),
} as const satisfies Record<string, Row>;

export type PrestaShopVersion = keyof typeof modulesPage;
