#!/usr/bin/env node
// A module of speech-dispatcher that writes each text into the file SPOKEN, in place of speaking it.
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** Characters a second, some times what people listen to who do so every day. */
const speed = 150;
/** @param {readonly string[]} lines */
const answer = (...lines) => process.stdout.write(`${lines.join('\n')}\n`);

/** @type {NodeJS.Timeout | undefined} */
let speech;

/** @param {string} markup */
function speak(markup) {
  const text = markup.replaceAll(/<[^>]+>/g, '').trim();
  answer('200 OK SPEAKING', '701 BEGIN');
  appendFileSync(process.env['SPOKEN'] ?? '', `${text}\n`);
  const finish = () => {
    speech = undefined;
    answer('702 END');
  };
  speech = setTimeout(finish, (text.length / speed) * 1000);
}

function stop() {
  if (speech) answer('703 STOP');
  clearTimeout(speech);
  speech = undefined;
}

/** What a command is answered with; of those with a text, first "go on" and then an end. */
/** @type {Record<string, () => void>} */
const commands = {
  INIT: () => answer('299-written: ready', '299 OK LOADED SUCCESSFULLY'),
  'LIST VOICES': () => answer('200-English\ten\tnone', '200 OK VOICE LIST SENT'),
  STOP: stop,
  PAUSE: stop,
  QUIT: () => process.exit(),
};
/** @type {Record<string, readonly [goOn: string, end: (text: string) => void]>} */
const withText = {
  AUDIO: ['207 OK RECEIVING AUDIO SETTINGS', () => answer('203 OK AUDIO INITIALIZED')],
  LOGLEVEL: ['207 OK RECEIVING LOGLEVEL SETTINGS', () => answer('203 OK LOG LEVEL SET')],
  SET: ['203 OK RECEIVING SETTINGS', () => answer('203 OK SETTINGS RECEIVED')],
  ...Object.fromEntries(
    ['SPEAK', 'CHAR', 'KEY', 'SOUND_ICON'].map((name) => [
      name,
      ['202 OK RECEIVING MESSAGE', speak],
    ]),
  ),
};

/** @type {{ end: (text: string) => void, lines: string[] } | undefined} */
let open;
createInterface({ input: process.stdin }).on('line', (line) => {
  const command = line.trim();
  if (open && line !== '.') open.lines.push(line);
  else if (open) {
    const { end, lines } = open;
    open = undefined;
    end(lines.join(' '));
  } else if (withText[command]) {
    const [goOn, end] = withText[command];
    answer(goOn);
    open = { end, lines: [] };
  } else if (commands[command]) commands[command]();
  else answer('300 ERR UNKNOWN COMMAND');
});
