import type { ReactNode } from 'react';
import type { ApiCredentials } from '../../core/apiCredentials.ts';
import type { Locale } from '../../core/locale.ts';
import type { RunnerContext } from '../../core/runnerContext.ts';
import type { Recording } from '../../runner/recording.ts';
import type { PaneWords } from '../../words/panes/pt.ts';
import type { FormDefinition } from './formDefinition.ts';
import type { FormRequest } from './formRequest.ts';

export interface CodeSample {
  id: string;
  label: string;
  code: string;
}

export interface FormTarget {
  origin: string;
  keys: ApiCredentials;
}

export interface SucceededCall {
  data: unknown;
  request: RunnerContext['request'];
  words: PaneWords;
  locale: Locale;
  origin: string;
}

export interface FormPanelProps {
  locale: Locale;
  baseUrl: string;
  form: FormDefinition;
  samplesOf(request: FormRequest, at: FormTarget): readonly CodeSample[];
  /** The recording used where no sandbox answers; the promise must be stable across renders. */
  recorded?: { recording: Promise<Recording>; step: string };
  renderResult?(followed: SucceededCall): ReactNode;
  /** Submits the form by the browser to a page of the sandbox instead of calling the API. */
  browserForm?: {
    path: string;
    fieldsOf(request: FormRequest, at: FormTarget): readonly (readonly [name: string, value: string])[];
  };
}
