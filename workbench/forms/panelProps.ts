import type { ReactNode } from 'react';
import type { ApiCredentials } from '../context/apiCredentials.ts';
import type { RunnerContext } from '../context/runnerContext.ts';
import type { Locale } from '../locale.ts';
import type { Recording } from '../multibanco/recording.ts';
import type { PaneWords } from '../words/panes/pt.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { FormRequest } from './formRequest.ts';

/** The request in one language. */
export interface CodeSample {
  id: string;
  label: string;
  code: string;
}

/** Whose sandbox a form works on. */
export interface FormTarget {
  /** Without a slash at its end. */
  origin: string;
  keys: ApiCredentials;
}

/** What came back from a call that succeeded, and who to ask about it. */
export interface SucceededCall {
  /** The `data` of the answer. */
  data: unknown;
  request: RunnerContext['request'];
  words: PaneWords;
  locale: Locale;
  origin: string;
}

/** What a form's panel is given. */
export interface FormPanelProps {
  locale: Locale;
  /** Base of the site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  form: FormDefinition;
  /** The request as programs write it. */
  samplesOf(request: FormRequest, at: FormTarget): readonly CodeSample[];
  /** Answers where no sandbox does; the promise has to stay the same. */
  recorded?: { recording: Promise<Recording>; step: string };
  /** What is shown, and can be done, after a call that succeeded. */
  renderResult?(followed: SucceededCall): ReactNode;
  /** Has the browser itself send the form to a page of the sandbox, rather than a call to the API. */
  browserForm?: {
    path: string;
    fieldsOf(request: FormRequest, at: FormTarget): readonly (readonly [name: string, value: string])[];
  };
}
