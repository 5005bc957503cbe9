export interface Size {
  width: number;
  height: number;
}

export const desktop: Size = { width: 1280, height: 844 };
export const phone: Size = { width: 390, height: 844 };

/** Running browser with one tab. Each call resolves once the browser has completed it. */
export interface Engine {
  resize(size: Size): Promise<void>;
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** Text of an expression's value in the page. Promises are awaited. */
  evaluate(expression: string): Promise<string>;
  /** Clicks with the mouse, at a position in CSS pixels of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Presses named keys or single characters together. The first is held until the last is released. */
  press(keys: readonly string[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Named keys with their WebDriver code points: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const namedKeys: Record<string, string> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Shift: '\uE008',
  Control: '\uE009',
  Meta: '\uE03D',
};
