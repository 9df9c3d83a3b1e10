export const taxLabel = (name: string, percent: number, isIncluded: boolean) =>
  `${name} (${percent}%)${isIncluded ? ' शामिल' : ''}`;
