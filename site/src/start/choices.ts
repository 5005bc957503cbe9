import { handleChoices } from '@balcao/ui/radio-panels/handleChoices.ts';

/**
 * The inline script before the content of a page with samples: they show the remembered language from the first paint,
 * and follow the one that is chosen.
 */
handleChoices();
