/// <reference types="vite/types/importMeta.d.ts" />
import * as choices from '@balcao/ui/choices/Choices.tsx';
import * as drawing from '@balcao/ui/drawing/parts.tsx';
import * as steps from '@balcao/ui/steps/Steps.tsx';
import { CustomerForm, EntityForm } from './forms/Forms.tsx';
import { LivePanel, TryPayment } from './LivePanel/LivePanel.tsx';
import { Sample } from './Sample/Sample.tsx';

const files = import.meta.glob<object>(['./guide/*.tsx', './soap/*.tsx'], { eager: true });

/** Components that pages can use: those below, and all exports of these folders. */
export const pageComponents = {
  ...choices,
  ...drawing,
  ...steps,
  ...Object.assign({}, ...Object.values(files)),
  CustomerForm,
  EntityForm,
  LivePanel,
  Sample,
  TryPayment,
};
