import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import MDXComponents from '@theme-original/MDXComponents';
import { guideComponents } from '../components/guide/components.ts';
import { LivePanel } from '../components/LivePanel/LivePanel.tsx';
import { Pre } from '../components/Pre.tsx';
import { Sample } from '../components/Sample/Sample.tsx';

/** What a page may use without importing it. */
export default { ...MDXComponents, pre: Pre, Step, Steps, Sample, LivePanel, ...guideComponents };
