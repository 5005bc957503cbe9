import type { Locale } from '@balcao/contract/words/locales.ts';
import * as z from 'zod';
import type { Call } from '../client/caller.ts';
import type { Descriptions } from '../client/descriptions.ts';
import type { Credentials } from '../client/toolCredentials.ts';
import type { Documentation } from '../documentation/documentation.ts';
import type { ToolResult } from '../results/toolResult.ts';

export interface ToolContext {
  url: string;
  /** Calls the sandbox with the given keys. Without keys, only public operations succeed. */
  call: Call;
  /** Keys of the caller; always set for a tool with `needsKeys`. */
  credentials: Credentials | undefined;
  descriptions: Descriptions;
  documentation: Documentation;
}

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  description: string;
  input: Input;
  needsKeys: boolean;
  isReadOnly: boolean;
  run(context: ToolContext, input: z.output<Input>): Promise<ToolResult>;
}

export const tool = <Input extends z.ZodObject>(described: Tool<Input>): Tool => described as unknown as Tool;

export const cents = z.int({ error: 'whole cents are expected: 10.00 € is 1000' }).positive();

export const language = z
  .enum(['en', 'pt', 'es'] satisfies Locale[])
  .default('en')
  .describe('Language of the texts');
