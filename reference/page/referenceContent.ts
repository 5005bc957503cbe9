import { createContext, type ReactNode, use } from 'react';
import type { EnumMeanings } from '../console/form/formField.ts';
import type { Reference } from '../description/referenceTypes.ts';
import type { ReferenceTexts } from './referenceTexts.ts';

export interface ErrorEntry {
  code: string;
  status: number;
  msg: string;
  cause: string;
  remedy: string;
  /** Whether the remedy changes no data of the sandbox. */
  remedyOutside: boolean;
  retryable: boolean;
  /** Sentence on how to provoke the code, with code between backquotes. */
  provoke: string;
  describedAt?: string;
  /** Section of the page of differences, if the sandbox chose the refusals with this code. */
  chosenAt?: string;
}

export const describedHere = (errors: readonly ErrorEntry[]): ErrorEntry[] =>
  errors.filter(({ describedAt }) => !describedAt);

/** Recorded call in the page's sample language. Other languages are loaded when chosen. */
export interface OperationSample {
  request: string;
  status: number;
  response: string;
}

interface SampleLanguageChoice {
  id: string;
  label: string;
}

interface Guide {
  href: string;
  title: string;
}

export interface ReferenceContent {
  reference: Reference;
  texts: ReferenceTexts;
  errors: readonly ErrorEntry[];
  samples: Readonly<Record<string, OperationSample>>;
  /** Whether to show each body's examples in addition to the recorded call. */
  showsBodies?: boolean;
  languages: readonly SampleLanguageChoice[];
  guides: Readonly<Record<string, readonly Guide[]>>;
  meanings: readonly EnumMeanings[];
  intro: ReactNode;
  footer?: ReactNode;
  lifecycles: Readonly<Record<string, ReactNode>>;
  moves: Readonly<Record<string, ReactNode>>;
  callers: Readonly<Record<string, string>>;
}

export const ContentContext = createContext<ReferenceContent | undefined>(undefined);

export function useContent(): ReferenceContent {
  const content = use(ContentContext);
  if (!content) throw new Error('a part of the reference stands outside <ReferencePage>');
  return content;
}
