export const skip = 'सीधे मुख्य सामग्री पर जाएँ';
export const failed = 'इस पेज पर कुछ गड़बड़ हो गई';
export const failedText =
  'आपका कार्ट और आपकी विशलिस्ट सुरक्षित हैं। पेज को दोबारा खोलें या प्रोडक्ट पर वापस जाएँ।';
export const notLoaded = 'यह पेज पूरा नहीं खुला है, इसलिए इसके बटन अभी काम नहीं कर रहे।';
export const tryAgain = 'फिर से कोशिश करें';
