/**
 * Lays rows out in columns, for a terminal or as Markdown. The first row is the heading; all columns
 * but the first are set to the right.
 *
 * @param {readonly (readonly string[])[]} rows
 * @param {{ isMarkdown?: boolean }} [options]
 * @returns {string}
 */
export function table(rows, { isMarkdown = false } = {}) {
  const [heading = [], ...body] = rows;
  const widths = heading.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const inColumns = (/** @type {readonly string[]} */ row) =>
    widths.map((width, column) => {
      const cell = row[column] ?? '';
      return column === 0 ? cell.padEnd(width) : cell.padStart(width);
    });
  if (!isMarkdown) return rows.map((row) => inColumns(row).join('   ').trimEnd()).join('\n');
  const rule = heading.map((_, column) => (column === 0 ? '---' : '--:'));
  return [heading, rule, ...body].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
