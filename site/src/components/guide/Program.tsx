import { usePage } from '../../../builder/pages/page.ts';
import { Code, CodeCard } from '../Sample/Code.tsx';
import { type ProgramData, type ProgramLanguage, programLanguages } from './programLanguages.ts';

interface ProgramProps {
  /** Name of a program in examples: `signature`. */
  is: string;
  /** Language shown first by default, as in the command beside the program. */
  first?: ProgramLanguage;
}

/** Programs longer than this are left out of the text of all guides, but are in the Markdown of their page. */
const mostLines = 60;
const isLong = (data: ProgramData) => Object.values(data).some(({ html }) => html.split('\n').length > mostLines);

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
    <CodeCard
      isDetail={isLong(data)}
      choices={languages.map(({ id, file, html }) => ({
        id,
        label: programLanguages[id].label,
        panel: <Code bare html={html} language={programLanguages[id].code} label={file} title={file} />,
      }))}
    />
  );
}

/** Tested program: `<Program is="signature" />`. The build fails if it does not exist in the first language. */
export function Program({ is, first }: ProgramProps) {
  const data = usePage().data.program(is);
  if (first && !data[first]) throw new Error(`The program ${is} has no ${first} to begin with.`);
  return <ProgramPanels data={data} first={first} />;
}
