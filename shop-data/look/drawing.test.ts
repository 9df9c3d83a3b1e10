import { describe, expect, test } from 'vitest';
import { readDrawing } from './drawing.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const html = 'xmlns="http://www.w3.org/1999/xhtml"';
const evil = 'https://evil.example/x';
const inside = (content: string) =>
  `<svg ${xmlns} viewBox="0 0 8 8">\n${content}\n<path d="M0 0h8v8z"/></svg>`;

// oxfmt-ignore
const hostile: readonly (readonly [svg: string, line: number, part: string])[] = [
  [inside('<script>alert(1)</script>'), 2, '<script>'],
  [inside(`<script href="${evil}.js"/>`), 2, '<script>'],
  [inside(`<script ${html}>alert(1)</script>`), 2, '<script>'],
  [inside('<SCRIPT>alert(1)</SCRIPT>'), 2, '<SCRIPT>'],
  [`<x:svg xmlns:x="http://www.w3.org/2000/svg"><x:script>alert(1)</x:script></x:svg>`, 1, '<x:svg>'],
  [`<svg ${xmlns}\nonload="alert(1)"/>`, 2, 'onload='],
  [`<svg ${xmlns} onLOAD="alert(1)"/>`, 1, 'onLOAD='],
  [inside('<rect onclick="alert(1)"/>'), 2, 'onclick='],
  [inside(`<foreignObject><iframe ${html} src="${evil}"/></foreignObject>`), 2, '<foreignObject>'],
  [inside(`<meta http-equiv="refresh" content="0;url=${evil}"/>`), 2, '<meta>'],
  [inside(`<meta ${html} http-equiv="refresh" content="0;url=${evil}"/>`), 2, '<meta>'],
  [inside(`<a href="${evil}"><rect/></a>`), 2, '<a>'],
  [inside('<a href="javascript:alert(1)"><rect/></a>'), 2, '<a>'],
  [inside('<linearGradient href="javascript:alert(1)"/>'), 2, 'href="javascript:alert(1)"'],
  [`<!DOCTYPE svg [<!ENTITY x "<script/>">]><svg ${xmlns}/>`, 1, '<!DOCTYPE>'],
  [`<!DOCTYPE svg SYSTEM "${evil}">\n<svg ${xmlns}/>`, 1, '<!DOCTYPE>'],
  [`<?xml-stylesheet href="${evil}.xsl" type="text/xsl"?><svg ${xmlns}/>`, 1, '<?xml-stylesheet?>'],
  [inside(`<style>@import url(${evil});</style>`), 2, '<style>'],
  [inside('<rect style="fill:red"/>'), 2, 'style='],
  [inside(`<rect fill="url(${evil}#a)"/>`), 2, `fill="url(${evil}#a)"`],
  [inside(String.raw`<rect fill="u\72l(x)"/>`), 2, String.raw`fill="u\72l(x)"`],
  [inside('<rect fill="image-set(x 1x)"/>'), 2, 'fill="image-set(x 1x)"'],
  [inside(`<image href="${evil}.png"/>`), 2, '<image>'],
  [inside('<image href="data:image/svg+xml;base64,PHN2Zz4="/>'), 2, '<image>'],
  [inside(`<use href="${evil}.svg#a"/>`), 2, '<use>'],
  [inside('<g id="a"><use href="#b"/><use href="#b"/></g>'), 2, '<use>'],
  [inside('<clipPath id="a"><rect clip-path="url(#b)"/></clipPath>'), 2, 'clip-path="url(#b)"'],
  [inside('<animate attributeName="href" values="javascript:alert(1)"/>'), 2, '<animate>'],
  [inside('<set attributeName="onmouseover" to="alert(1)"/>'), 2, '<set>'],
  [inside('<text><![CDATA[</text></svg><script>alert(1)</script>]]></text>'), 2, '<![CDATA['],
  [inside(`<audio ${html} src="${evil}.mp3"/>`), 2, '<audio>'],
  [inside('<g id="root"/>'), 2, 'id="root"'],
  [inside(`<svg ${xmlns}/>`), 2, '<svg>'],
  [inside('<title><path d="M0 0"/></title>'), 2, '<path>'],
];

describe('A drawing', () => {
  test.each(hostile)('%s is a mistake in line %i: it has %s', (svg, line, part) => {
    const message = `has ${part}, which a drawing may not: save it as plain SVG, with colours as attributes`;
    const { drawing, problems } = readDrawing(svg);
    expect(problems).toContainEqual({ line, message });
    expect(drawing).toBeUndefined();
  });

  test.each([
    ['<svg/', 'is no SVG drawing (unexpected end): save it as SVG'],
    ['', 'is no SVG drawing (document must contain a root element): save it as SVG'],
    ['<p>no drawing</p>', 'has <p>, which a drawing may not'],
    [`<svg ${xmlns}><g></svg>`, 'is no SVG drawing (unexpected close tag'],
    [`<?xml version="1.0" encoding="UTF-16"?><svg ${xmlns}/>`, 'is in UTF-16: save it in UTF-8'],
  ])('%s is a mistake: the file %s', (svg, message) => {
    expect(readDrawing(svg).problems[0]?.message).toContain(message);
  });

  test('with shapes, words, colours and gradients is written as it was read, without comments', () => {
    const content =
      '<title>BEAU &amp; &lt;sons&gt;</title><linearGradient id="a" href="#b"></linearGradient>' +
      '<g transform="translate(1 2)" fill="url(#a)"><text x="1">é</text></g>';
    const written = `\uFEFF<?xml version="1.0" encoding="utf-8"?>\n<!--><script>alert(1)</script>--><svg ${xmlns} fill="none">${content}</svg>`;
    expect(readDrawing(written)).toEqual({
      drawing: {
        attributes: { xmlns: 'http://www.w3.org/2000/svg', fill: 'none' },
        content,
      },
      problems: [],
    });
  });
});
