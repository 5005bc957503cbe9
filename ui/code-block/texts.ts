/** Number of characters that fit on a line of the narrowest column. */
const longCharacters = 80;

/** Whether a line of code, highlighted or plain, is wider than the narrowest column. */
export function hasLongLines(code: string): boolean {
  return code.split('\n').some((line) => line.replace(/<[^>]*>/g, '').length > longCharacters);
}

export interface CopyTexts {
  copy: string;
  copied: string;
}

export interface CodeTexts extends CopyTexts {
  /** Accessible name of code without a title. */
  code: string;
  /** Label of the wrap button, if there is one. */
  wrap?: string;
}
