import { CodeBlock } from '@balcao/ui/code-block/CodeBlock.tsx';
import { RadioPanels } from '@balcao/ui/radio-panels/RadioPanels.tsx';
import { codeBlock } from '@words/chrome.ts';
import { sample } from '@words/guide.ts';
import { usePage } from '../../../builder/pages/page.ts';
import styles from '../Sample/sample.module.css';
import { type ProgramData, type ProgramLanguage, programLanguages } from './programLanguages.ts';

interface ProgramProps {
  /** Name of a program in examples/receivers: `signature`. */
  is: string;
  /** The language that comes first, where no other was chosen, as in the command beside it. */
  first?: ProgramLanguage;
}

/** More than a screen: the text of all guides leaves such a program out, the Markdown of its page has it. */
const mostLines = 60;
const isLong = (data: ProgramData) =>
  Object.values(data).some(({ html }) => html.split('\n').length > mostLines);

function languagesFrom(first?: ProgramLanguage): ProgramLanguage[] {
  const ids = Object.keys(programLanguages) as ProgramLanguage[];
  return first ? [first, ...ids.filter((id) => id !== first)] : ids;
}

export function ProgramPanels({ data, first }: { data: ProgramData; first?: ProgramLanguage }) {
  const languages = languagesFrom(first).flatMap((id) => {
    const program = data[id];
    return program ? [{ id, ...program }] : [];
  });
  return (
    <div className={styles.sample} data-detail={isLong(data) ? '' : undefined}>
      <div className={styles.card}>
        <RadioPanels
          kind="language"
          label={sample.language}
          choices={languages.map(({ id, file, html }) => ({
            id,
            label: programLanguages[id].label,
            panel: (
              <CodeBlock
                bare
                html={html}
                language={programLanguages[id].code}
                label={file}
                title={file}
                texts={codeBlock}
              />
            ),
          }))}
        />
      </div>
    </div>
  );
}

/**
 * A program that the tests run, in the reader's language: `<Program is="signature" />`.
 * @throws where it is not written in the language that comes first, which stops the build
 */
export function Program({ is, first }: ProgramProps) {
  const data = usePage().data.program(is);
  if (first && !data[first]) throw new Error(`The program ${is} has no ${first} to begin with.`);
  return <ProgramPanels data={data} first={first} />;
}
