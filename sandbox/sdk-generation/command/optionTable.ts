import type { SdkOptions } from '@balcao/contract/resources/sdks/sdkOperations.ts';

/** Row of the table, whose descriptions may contain a bar: `|option|description|values|default|`. */
const row = /^\|([^|\s]+)\|(.*)\|( |<dl>.*<\/dl>)\|([^|]*)\|?$/;
const choice = /<dt>\*\*(.*?)\*\*<\/dt><dd>(.*?)<\/dd>/g;

/** Parses the table of `openapi-generator-cli config-help --format markdown`; a missing default is empty. */
export function readOptionTable(markdown: string): SdkOptions {
  const rows = markdown.split('\n').flatMap((line) => {
    const [, opt, description = '', values = '', standard = ''] = row.exec(line) ?? [];
    // Row of dashes below the head.
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
