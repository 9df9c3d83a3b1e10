/** What is wrong with a field: most browsers on Hindi pages would say it in English. */
export const problemOf = ({ valueMissing, typeMismatch }: ValidityState): string | undefined => {
  if (valueMissing) return 'इसे भरना ज़रूरी है।';
  return typeMismatch ? 'पूरा ईमेल पता लिखें, जैसे naam@example.in' : undefined;
};
