import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';

/** Row of the table, `|option|description|values|default|`, where a description may contain a bar. */
const row = /^\|([^|\s]+)\|(.*)\|( |<dl>.*<\/dl>)\|([^|]*)\|?$/;
const choice = /<dt>\*\*(.*?)\*\*<\/dt><dd>(.*?)<\/dd>/g;

/** Parses the table that `openapi-generator-cli config-help --format markdown` prints. A missing default is empty. */
export function readOptionTable(markdown: string): SdkOptions {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, opt, description = '', values = '', standard = ''] = row.exec(line) ?? [];
    // Skips the row of dashes below the head.
    if (opt === undefined || opt.startsWith('-')) return [];
    const choices = [...values.matchAll(choice)].map(([, name = '', words = '']) => [name, words] as const);
    return [
      {
        opt,
        description,
        type: 'string',
        optValue: null,
        default: standard === 'null' ? '' : standard,
        enum: choices.length > 0 ? Object.fromEntries(choices) : null,
      },
    ];
  });
  return Object.fromEntries(rows.map((option) => [option.opt, option]));
}
