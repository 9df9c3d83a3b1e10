export const title = 'पेज नहीं मिला';
export const description = 'इस पते पर कोई पेज नहीं है।';
export const goHome = 'होम पेज पर जाएँ';
