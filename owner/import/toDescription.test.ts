import { describe, expect, test } from 'vitest';
import { readMarkdown } from '#reader/files/markdown.ts';
import { toDescription } from './toDescription.ts';

describe('A description from another system', () => {
  test.each([
    ['a list', '<p>For you:</p><ul><li>One</li><li>Two</li></ul>', 'For you:\n\n- One\n- Two'],
    ['a numbered list', '<p>So:</p><ol><li>Wash</li><li>Dry</li></ol>', 'So:\n\n1. Wash\n2. Dry'],
    ['headings', '<p>A.</p><h2>Use</h2><p>B.</p><h4>Not</h4>', 'A.\n\n## Use\n\nB.\n\n### Not'],
    [
      'bold, line ends and signs',
      '<p><strong>Cool</strong> &amp;<br>a&nbsp;b_c</p>',
      '**Cool** &\\\na b\\_c',
    ],
    [
      'a table as lines',
      '<p>A.</p><table><tr><th>S</th><td>10 cm</td></tr><tr><th>M</th><td>12 cm</td></tr></table>',
      'A.\n\nS: 10 cm\n\nM: 12 cm',
    ],
    [
      'links to other sites alone',
      '<p><a href="/x">x</a> <a href="https://a.example/">a</a></p>',
      'x [a](https://a.example/)',
    ],
    ['a first heading as a sentence', '<h1>Cream</h1><ul><li>One</li></ul>', 'Cream\n\n- One'],
    ['no picture or script', '<p>A.<img src="x"><script>b</script></p>', 'A.'],
    ['a table of Markdown', 'A.\n| a | b |\n| - | - |', 'A.\n| a | b |\n| - | - |'],
    ['an ended line', 'A.\\\nB <https://a.example>', 'A.\\\nB <https://a.example>'],
    ['Markdown', 'A:\n\n- one\n- two', 'A:\n\n- one\n- two'],
    ['lines of plain text', 'One.\nTwo *three*.', 'One.\n\nTwo *three*.'],
  ])('has %s', (_, text, markdown) => {
    expect(toDescription(text)).toBe(markdown);
    expect(readMarkdown(markdown).problems).toEqual([]);
  });
});
