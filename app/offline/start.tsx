import { createRoot } from 'react-dom/client';
import { OfflineLine } from './OfflineLine.tsx';
import { followWorker } from './followWorker.ts';

/** Everything about being without a network, fetched once the shop itself is alive. */
export async function start(): Promise<void> {
  createRoot(document.body.appendChild(document.createElement('div'))).render(<OfflineLine />);
  await followWorker();
}
