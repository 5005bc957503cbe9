import { createRoot } from 'react-dom/client';
import '@balcao/ui/tokens.css';
import '@balcao/ui/code-block/tokens.css';
import './base.css';
import { App } from './App.tsx';
import type { PageSettings } from './settings.ts';

const root = document.getElementById('workbench');
const settings = document.getElementById('settings')?.textContent;
if (root && settings) createRoot(root).render(<App settings={JSON.parse(settings) as PageSettings} />);
