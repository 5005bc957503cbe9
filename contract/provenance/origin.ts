import { say, type Words } from '../words/locales.ts';
import type { SpecSection } from './sections.ts';

/** Public material of the provider besides the specification, oldest first. */
export const materials = {
  clientLibrary: say(
    'A biblioteca PHP do fornecedor para o serviço SOAP.',
    'La biblioteca PHP del proveedor para el servicio SOAP.',
    'The provider’s PHP library for the SOAP service.',
  ),
  plugins: say(
    'Os plugins do fornecedor para lojas.',
    'Los plugins del proveedor para tiendas.',
    'The provider’s shop plugins.',
  ),
  olderGuides: say(
    'A documentação de junho de 2024 e os seus exemplos.',
    'La documentación de junio de 2024 y sus ejemplos.',
    'The documentation of June 2024 and its samples.',
  ),
  guides: say(
    'A documentação de dezembro de 2025 e os seus exemplos.',
    'La documentación de diciembre de 2025 y sus ejemplos.',
    'The documentation of December 2025 and its samples.',
  ),
  newerGuides: say(
    'A documentação de 2026 e os seus exemplos.',
    'La documentación de 2026 y sus ejemplos.',
    'The documentation of 2026 and its samples.',
  ),
  description: say(
    'A descrição publicada da API e os seus exemplos.',
    'La descripción publicada de la API y sus ejemplos.',
    'The published description of the API and its samples.',
  ),
} as const satisfies Record<string, Words>;
export type Material = keyof typeof materials;

/** Given by this section of the specification. */
export interface Specified {
  kind: 'specified';
  section: SpecSection;
}

/** Given by other material of the provider; the specification is silent. */
export interface Published {
  kind: 'published';
  material: Material;
}

/** Chosen, because no source gives it or the sources differ. */
export interface Chosen {
  kind: 'chosen';
  /** Reason, as pages show it. */
  reason: Words;
  /** Section that leaves room for the choice, as the reason explains. */
  within?: SpecSection;
}

/** Origin of a rule of the contract (docs/decisions/sources.md). */
export type Origin = Specified | Published | Chosen;
export type OriginKind = Origin['kind'];

/** @param note content of the section, for readers of the code */
export const specified = (section: SpecSection, _note?: string): Specified => ({
  kind: 'specified',
  section,
});

/** @param note content of the material, for readers of the code */
export const published = (material: Material, _note?: string): Published => ({
  kind: 'published',
  material,
});

/** Reason for a choice, as pages show it; with `within`, it explains the room left by that section. */
export const chosen = (pt: string, es: string, en: string, within?: SpecSection): Chosen => ({
  kind: 'chosen',
  reason: say(pt, es, en),
  ...(within && { within }),
});

/** Behaviour of the sandbox that no limit, state, code or field expresses. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}

/** Value with the same spelling in all languages. */
export const same = (text: string) => say(text, text, text);

export const choice = (name: Words, value: Words, ...reason: Parameters<typeof chosen>): Behaviour => ({
  name,
  value,
  origin: chosen(...reason),
});
