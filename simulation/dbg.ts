import { nodeHost } from './node/host.ts';
import { play } from './play.ts';
import { drawStory } from './story.ts';
const seed = Number(process.argv[2]); const n = Number(process.argv[3]);
const logs: (readonly string[])[] = [];
for (let i = 0; i < 3; i++) { const t = performance.now(); const p = await play(drawStory(seed, n), { host: nodeHost, keepsLog: true }); logs.push(p.log); console.log(p.steps, p.digest, p.failure?.problem?.slice(0,200), Math.round(performance.now() - t), 'ms'); }
for (let r = 1; r < 3; r++) for (let i = 0; i < logs[0].length; i++) if (logs[0][i] !== logs[r][i]) { console.log('run', r, 'DIFF at', i, '\n', logs[0][i-1]?.slice(0,200), '\n1', logs[0][i]?.slice(0, 700), '\n2', logs[r][i]?.slice(0, 700)); break; }
