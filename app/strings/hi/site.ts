export const home = 'होम';
