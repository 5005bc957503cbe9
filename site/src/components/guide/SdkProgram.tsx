import { Program } from './Program.tsx';
import type { ProgramData } from './programLanguages.ts';

interface SdkProgramProps {
  /**
   * Which part of the README: `install`, `firstCall`, `failure`, `webhook`, `pages` or `transport`; of a client of the
   * control API `controlInstall`, `controlFirstCall`, `controlFailure` or `controlTransport`.
   */
  is: string;
  /** Its code in each language; the build fills it in (plugins/dataImports.ts). */
  data: ProgramData;
}

/** Code from the READMEs of the generated clients: `<SdkProgram is="firstCall" />`. */
export function SdkProgram({ is, data }: SdkProgramProps) {
  return <Program is={is} data={data} />;
}
