import { createContext, type ReactNode, use } from 'react';
import type { EnumMeanings } from '../console/form/enumMeanings.ts';
import type { Reference } from '../description/reference.ts';
import type { ReferenceTexts } from './referenceTexts.ts';

/** A code of the catalogue, told under the same headings as any other. */
export interface ErrorEntry {
  code: string;
  status: number;
  msg: string;
  cause: string;
  remedy: string;
  /** Whether the same request may succeed later. */
  retryable: boolean;
  /** A sentence with code between backticks. */
  provoke: string;
}

/** A recorded call: one language in the page, the others come when somebody asks for them. */
export interface OperationSample {
  /** A call for the command line. */
  request: string;
  status: number;
  /** JSON, laid out; empty when nothing came back. */
  response: string;
}

export interface SampleLanguage {
  id: string;
  label: string;
}

export interface Guide {
  href: string;
  title: string;
}

/** What the page shows, all of it given from outside. */
export interface ReferenceContent {
  reference: Reference;
  texts: ReferenceTexts;
  errors: readonly ErrorEntry[];
  /** By the id of the operation. */
  samples: Readonly<Record<string, OperationSample>>;
  /** The first is the one that is in the page. */
  languages: readonly SampleLanguage[];
  guides: Readonly<Record<string, readonly Guide[]>>;
  /** What the values of enumerations mean, a table for each. */
  meanings: readonly EnumMeanings[];
  /** What stands at the top: title, servers, downloads. */
  intro: ReactNode;
  /** Drawings beside the operations they govern, by the id of the operation. */
  lifecycles: Readonly<Record<string, ReactNode>>;
}

export const ContentContext = createContext<ReferenceContent | undefined>(undefined);

/** What the page was given. */
export function useContent(): ReferenceContent {
  const content = use(ContentContext);
  if (!content) throw new Error('a part of the reference stands outside <ReferencePage>');
  return content;
}
