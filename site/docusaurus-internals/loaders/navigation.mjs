import { moved } from './moved.mjs';

const engines = "import PendingNavigation from './PendingNavigation';";

/**
 * Docusaurus' application with our navigation, which is made of its own.
 * @this {{ getOptions: () => { navigation: string } }} `navigation` is the file of ours
 * @param {string} source `App.js`
 */
export default function navigation(source) {
  if (!source.includes(engines)) throw moved('navigation that waits');
  const ours = JSON.stringify(this.getOptions().navigation);
  return source.replace(engines, `import PendingNavigation from ${ours};`);
}
