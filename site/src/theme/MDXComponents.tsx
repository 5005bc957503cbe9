import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import MDXComponents from '@theme-original/MDXComponents';
import { guideComponents } from '../components/guide/components.ts';
import { LivePanel } from '../components/LivePanel/LivePanel.tsx';
import { Pre } from '../components/Pre.tsx';
import { Sample } from '../components/Sample/Sample.tsx';

/** MDX components available on every page; plugins/partImports.ts imports the others. */
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
