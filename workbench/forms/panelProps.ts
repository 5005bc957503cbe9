import type { ReactNode } from 'react';
import type { Keys } from '../context/apiCredentials.ts';
import type { Desk } from '../context/runnerContext.ts';
import type { Locale } from '../locale.ts';
import type { Recording } from '../multibanco/recording.ts';
import type { BenchWords } from '../words/panes/pt.ts';
import type { FormTable } from './formDefinition.ts';
import type { FormRequest } from './formRequest.ts';

/** The request in one language. */
export interface Code {
  id: string;
  label: string;
  code: string;
}

/** Whose sandbox a form works on. */
export interface At {
  /** Without a slash at its end. */
  origin: string;
  keys: Keys;
}

/** What came back from a call that succeeded, and who to ask about it. */
export interface Followed {
  /** The `data` of the answer. */
  data: unknown;
  ask: Desk['ask'];
  words: BenchWords;
  locale: Locale;
  origin: string;
}

/** What a form's panel is given. */
export interface FormPanelProps {
  locale: Locale;
  /** Base of the site, with a slash at its end: `runtime.json` under it names the sandbox. */
  baseUrl: string;
  form: FormTable;
  /** The request as programs write it. */
  codesOf(request: FormRequest, at: At): readonly Code[];
  /** Answers where no sandbox does; the promise has to stay the same. */
  recorded?: { recording: Promise<Recording>; step: string };
  /** What is shown, and can be done, after a call that succeeded. */
  follow?(followed: Followed): ReactNode;
  /** Has the browser itself send the form to a page of the sandbox, rather than a call to the API. */
  browser?: {
    path: string;
    fieldsOf(request: FormRequest, at: At): readonly (readonly [name: string, value: string])[];
  };
}
