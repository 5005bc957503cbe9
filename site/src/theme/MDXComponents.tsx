import { Choice, Choices } from '@balcao/ui/choices/Choices.tsx';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { Step, Steps } from '@balcao/ui/steps/Steps.tsx';
import MDXComponents from '@theme-original/MDXComponents';
import { codeBlock } from '@words/chrome.ts';
import { guideComponents } from '../components/guide/components.ts';
import { LivePanel } from '../components/LivePanel/LivePanel.tsx';
import { Sample } from '../components/Sample/Sample.tsx';

interface PreProps {
  html?: string;
  text?: string;
  language?: string;
  title?: string;
  wrap?: boolean;
}

/** Fenced code of a page; plugins/fences.ts has highlighted it already. */
function Pre(props: PreProps) {
  return (
    <div className="fence">
      <CodeBlock {...props} texts={codeBlock} />
    </div>
  );
}

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
