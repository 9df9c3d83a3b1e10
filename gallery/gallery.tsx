import '../app/app.css';
import '#shop/theme.css';
import './gallery.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { parts } from './parts.tsx';
import { showStates } from './showStates.ts';
import { Stage, stageNames } from './stages.tsx';

/**
 * For whoever works on the look: every component in every state, light and dark side by side.
 * `npm run gallery` serves it; the published shop knows nothing of it.
 */
function Gallery() {
  // A placed order takes the focus; the gallery opens at its top all the same.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main className="gallery-pair">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`gallery-side gallery-${theme}`}>
          {parts.map(({ name, states }) => (
            <section key={name} className="gallery-part">
              <h2>{name}</h2>
              <div className="gallery-row">
                {Object.entries(states).map(([state, component]) => (
                  <div key={state} className="gallery-state">
                    <small>{state}</small>
                    {component}
                  </div>
                ))}
              </div>
            </section>
          ))}
          {stageNames.map((stage) => (
            <section key={stage} className="gallery-part">
              <h2>{stage}</h2>
              {['gallery-phone', 'gallery-wide'].map((shape) => (
                // oxlint-disable-next-line react/iframe-missing-sandbox -- it frames its own pages
                <iframe
                  key={shape}
                  className={shape}
                  title={`${stage}, ${theme}`}
                  src={`?stage=${encodeURIComponent(stage)}&theme=${theme}`}
                  loading="lazy"
                />
              ))}
            </section>
          ))}
        </div>
      ))}
    </main>
  );
}

const asked = new URLSearchParams(location.search);
const stage = stageNames.find((name) => name === asked.get('stage'));
document.documentElement.style.colorScheme = asked.get('theme') ?? '';

const container = document.getElementById('gallery');
if (!container) throw new Error('The gallery has no place on its page.');
createRoot(container).render(stage ? <Stage name={stage} /> : <Gallery />);
showStates();
