import blocks from '@balcao/ui/blocks.module.css';
import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { codeBlock } from '@words/chrome.ts';
import { sample } from '@words/guide.ts';
import { type ComponentProps, createElement } from 'react';
import { apart } from './apart.ts';
import styles from './sample.module.css';

type CodeProps = Omit<ComponentProps<typeof CodeBlock>, 'texts'>;
type Choices = Pick<ComponentProps<typeof RadioPanels>, 'choices' | 'isWhole'>;

export const Code = (code: CodeProps) => <CodeBlock {...code} texts={codeBlock} />;

/** Code between paragraphs. As a detail, it is left out of the text of all guides (builder/markdown/details.ts). */
export const Fence = ({ isDetail, ...code }: CodeProps & { isDetail?: boolean }) => (
  <div className="fence" data-detail={isDetail ? '' : undefined}>
    <Code {...code} />
  </div>
);

/** Code in several languages. The language chosen by the reader is shown. */
export const InLanguages = ({ choices, isWhole }: Choices) => (
  <RadioPanels
    isWhole={isWhole}
    kind="language"
    label={sample.language}
    choices={choices.map((choice) =>
      choice.id === apart.language && !isWhole
        ? { ...choice, panel: createElement(apart.element, null, choice.panel) }
        : choice,
    )}
  />
);

/** Code in several languages in a card, as used for programs (islands/samples.ts). */
export const CodeCard = ({ isDetail, ...shown }: Choices & { isDetail?: boolean }) => (
  <div className={styles.sample} data-detail={isDetail ? '' : undefined}>
    <div className={blocks.frame}>
      <InLanguages {...shown} />
    </div>
  </div>
);
