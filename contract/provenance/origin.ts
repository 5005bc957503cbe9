import { say, type Words } from '../words/locales.ts';
import type { SpecSection } from './sections.ts';

/** Public material of the provider other than the specification, oldest first. */
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

/** Rule given by a section of the specification. */
export interface Specified {
  kind: 'specified';
  section: SpecSection;
}

/** Rule given by other material of the provider, because the specification does not mention it. */
export interface Published {
  kind: 'published';
  material: Material;
}

/** Rule chosen by the sandbox, because no source gives it or the sources disagree. */
export interface Chosen {
  kind: 'chosen';
  /** Reason shown on pages. */
  reason: Words;
  /** Section of the specification that leaves the choice open, as the reason explains. */
  within?: SpecSection;
}

/** Origin of a rule of the contract (docs/decisions/sources.md). */
export type Origin = Specified | Published | Chosen;
export type OriginKind = Origin['kind'];

/** @param note what the section says, for readers of the code */
export const specified = (section: SpecSection, _note?: string): Specified => ({
  kind: 'specified',
  section,
});

/** @param note what the material says, for readers of the code */
export const published = (material: Material, _note?: string): Published => ({ kind: 'published', material });

/** Creates a choice with the reason shown on pages; `within` is the section that leaves the choice open. */
export const chosen = (pt: string, es: string, en: string, within?: SpecSection): Chosen => ({
  kind: 'chosen',
  reason: say(pt, es, en),
  ...(within && { within }),
});

/** Behaviour of the sandbox that is not expressed by a limit, state, code or field. */
export interface Behaviour {
  name: Words;
  value: Words;
  origin: Origin;
}

/** Words for a value that is written the same in all languages. */
export const same = (text: string) => say(text, text, text);

export const choice = (name: Words, value: Words, ...reason: Parameters<typeof chosen>): Behaviour => ({
  name,
  value,
  origin: chosen(...reason),
});
