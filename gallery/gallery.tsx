import '../app/app.css';
import '#shop/theme.css';
import './gallery.css';
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { parts } from './parts.tsx';
import { showStates } from './showStates.ts';

/**
 * For whoever works on the look: each component in every state, light and dark side by side, but for
 * what covers a page. `npm run gallery` serves it; the published shop knows nothing of it.
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
          {Object.entries(parts).map(([name, states]) => (
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
        </div>
      ))}
    </main>
  );
}

const container = document.getElementById('gallery');
if (!container) throw new Error('The gallery has no element on its page.');
createRoot(container).render(<Gallery />);
showStates();
