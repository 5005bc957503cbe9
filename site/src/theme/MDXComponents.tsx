import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import MDXComponents from '@theme-original/MDXComponents';
import { guideComponents } from '../components/guide/components.ts';
import { LivePanel } from '../components/LivePanel/LivePanel.tsx';
import { Pre } from '../components/Pre.tsx';
import { Sample } from '../components/Sample/Sample.tsx';

/** What a page may use without importing it, besides what plugins/partImports.ts imports for it. */
export default {
  ...MDXComponents,
  pre: Pre,
  Choice,
  Choices,
  Step,
  Steps,
  Sample,
  LivePanel,
  ...guideComponents,
};
