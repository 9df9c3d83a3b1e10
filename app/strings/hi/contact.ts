export const email = 'ईमेल';
export const writeMessage = 'संदेश लिखें';
export const firstName = 'पहला नाम';
export const lastName = 'सरनेम';
export const phone = 'फ़ोन';
export const optional = 'ज़रूरी नहीं';
export const comment = 'संदेश';
export const send = 'भेजें';
export const sendNote =
  '“भेजें” दबाने पर आपका अपना ईमेल ऐप इस संदेश के साथ खुलता है। इस पेज से कुछ भेजा नहीं जाता।';
export const tooLongForMail = (letters: number) =>
  `आपने जो लिखा है, वह ईमेल ऐप के लिए लगभग ${letters} अक्षर ज़्यादा लंबा है। कृपया उसे छोटा करें।`;
export const messageFrom = (name: string) => `${name} का संदेश`;
