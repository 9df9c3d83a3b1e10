import type { Theme } from '#reader/fields/theme.ts';
import type { Problem } from '#reader/files/problem.ts';
import type { YamlFile } from '#reader/files/yamlFile.ts';
import { findUnreadable } from './colours.ts';

/** The colours of a theme on which nobody could read a text. */
export const checkContrast = (file: YamlFile, theme: Theme): readonly Problem[] =>
  findUnreadable(theme).map(({ path, colour, other, otherName, contrast, nearest }) => {
    const message = `is ${colour}, and its contrast to ${otherName}, ${other}, is ${contrast.toFixed(1)}, but 4.5 is needed to read text: the nearest colour that has it is ${nearest}`;
    return file.problem(path, message);
  });
