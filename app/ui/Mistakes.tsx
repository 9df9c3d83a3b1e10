import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { answersMissing, answersWrong } from '#strings/shell';
import { invalidFields } from './TextField.tsx';
import { showReplacement } from './focus.ts';
import { Note } from './Note.tsx';
import { TextLink } from './TextLink.tsx';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * At the head of a form, when several of its fields are refused: how many, with a link to each, whatever
 * fields the form has. It has focus then; a single field has it itself (SPEC 3.16).
 */
export function Mistakes() {
  const box = useRef<HTMLDivElement>(null);
  const [fields, setFields] = useState<readonly Field[]>([]);
  useEffect(() => {
    const form = box.current?.closest('form');
    const handleInvalid = () => {
      const invalid = [...(form?.querySelectorAll<Field>(invalidFields) ?? [])];
      flushSync(() => setFields(invalid));
      if (invalid.length > 1) showReplacement(() => box.current);
    };
    const handleInput = () => setFields((shown) => shown.filter(({ validity }) => !validity.valid));
    form?.addEventListener('invalid', handleInvalid, true);
    form?.addEventListener('input', handleInput);
    return () => {
      form?.removeEventListener('invalid', handleInvalid, true);
      form?.removeEventListener('input', handleInput);
    };
  }, []);
  if (fields.length < 2) return <div ref={box} hidden data-mistakes />;
  const isMissing = fields.every(({ validity }) => validity.valueMissing);
  const said = (isMissing ? answersMissing : answersWrong)(fields.length);
  return (
    <div ref={box} role="group" aria-label={said} tabIndex={-1} data-mistakes>
      <Note kind="problem">
        <strong>{said}</strong>
        <ul className="links">
          {fields.map((field) => (
            <li key={field.id || field.value}>
              <TextLink isQuiet href={`#${field.id}`} onClick={(event) => goTo(event, field)}>
                {field.labels?.[0]?.textContent}
              </TextLink>
            </li>
          ))}
        </ul>
      </Note>
    </div>
  );
}

/** Without an entry in the history. */
function goTo(event: MouseEvent, field: Field): void {
  event.preventDefault();
  field.focus();
}
