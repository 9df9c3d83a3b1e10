import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { answersMissing, answersWrong } from '#strings/shell';
import { showReplacement } from './focus.ts';
import { Note } from './Note.tsx';
import { sayInvalid } from './sayInvalid.ts';
import { TextLink } from './TextLink.tsx';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * In the element with `data-mistakes` of a form, when several of its fields are refused: how many, with a
 * link to each. It has focus then; a single field has it itself (SPEC 3.16).
 */
export function Mistakes() {
  const box = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<readonly Field[]>([]);
  const place = fields[0]?.form?.querySelector('[data-mistakes]');
  useEffect(() => {
    const handleInvalid = (event: Event) => {
      const { form } = event.target as Field;
      if (!form?.querySelector('[data-mistakes]')) return;
      const all = form.querySelectorAll<Field>(':is(input, select, textarea):invalid');
      flushSync(() => setFields([...all]));
      if (!box.current) return;
      event.preventDefault();
      showReplacement(() => box.current);
    };
    const handleInput = () =>
      setFields((shown) =>
        // The same where nothing is said, so that a letter renders nothing.
        shown.length === 0 ? shown : shown.filter(({ validity }) => !validity.valid),
      );
    document.addEventListener('invalid', handleInvalid, true);
    document.addEventListener('input', handleInput);
    return () => {
      document.removeEventListener('invalid', handleInvalid, true);
      document.removeEventListener('input', handleInput);
    };
  }, []);
  if (!place || fields.length < 2) return null;
  const isMissing = fields.every(({ validity }) => validity.valueMissing);
  const said = (isMissing ? answersMissing : answersWrong)(fields.length);
  return createPortal(
    <div ref={box} role="group" aria-label={said} tabIndex={-1}>
      <Note kind="problem">
        <strong>{said}</strong>
        <ul>
          {fields.map((field) => (
            <li key={field.id || field.value}>
              <TextLink isQuiet href={`#${field.id}`} onClick={(event) => goTo(event, field)}>
                {sayMistake(field)}
              </TextLink>
            </li>
          ))}
        </ul>
      </Note>
    </div>,
    place,
  );
}

/** What is wrong, with the name of the field. */
function sayMistake(field: Field): string {
  const label = field.labels?.[0]?.textContent ?? '';
  const said = sayInvalid(field);
  return said.toLowerCase().includes(label.toLowerCase()) ? said : `${label}: ${said}`;
}

/** Without an entry in the history. */
function goTo(event: MouseEvent, field: Field): void {
  event.preventDefault();
  field.focus();
}
