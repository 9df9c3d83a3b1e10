import { describe, expect, test } from 'vitest';
import { fold } from './fold.ts';
import { soundsOf } from './sound.ts';

/** Words, each with some of its forms. */
const forms = {
  Hindi: `साड़ी: साड़ियाँ, साड़ियां, साड़ियों, saree, sarees, saris, saadi, sadiyan, sariyan, saariyan
चूड़ी: चूड़ियाँ, चूड़ियों, chudiyan, choodiyan, chooriyan, chudi
मिठाई: मिठाइयाँ, मिठाइयों, mithaiyan, mithai
झुमका: झुमके, झुमकों, jhumka, jhumke, jhumkon
जूता: जूते, जूतों, jute, joote
शॉल: शॉलें, शॉलों
किताब: किताबें, किताबों, kitabein, kitabon
दीया: दीये, दीयों, diye
माला: मालाएँ, मालाओं, mala
क्रीम: क्रीमें, क्रीमों
बोतल: बोतलें, बोतलों
कुर्ता: कुर्ते, कुर्तों, kurta, kurte
लड्डू: लड्डुओं, laddoo
तोहफ़ा: तोहफ़े, तोहफ़ों, tohfe
झुर्री: झुर्रियाँ, झुर्रियों, jhurriyan, jhuriya
मोमबत्ती: मोमबत्तियाँ, मोमबत्तियों
आँख: आँखें, आँखों, aankhen, aankhon
थैला: थैले, थैलों
चादर: चादरें, चादरों
रोटी: रोटियाँ, rotiyan
धब्बा: धब्बे, dhabbe
पापड़: पापड़ों, papad`,
  Marathi: `साडी: साड्या, साड्यांची, साडीची, साडीसाठी, sadya
चकली: चकल्या, चकल्यांची, chaklya, chakli
वडी: वड्या, वडीची
पोळी: पोळ्या, पोळीसाठी, polya
मसाला: मसाले, मसाल्याचे, मसाल्यासाठी, मसाल्यांचा
आंबा: आंबे, आंब्याचा, आंब्याच्या
नथ: नथीचा
चटणी: चटण्या, चटणीची, चटणीसाठी
कांदा: कांदे, कांद्याची
शेंगदाणा: शेंगदाणे, शेंगदाण्याची
लोणचं: लोणचे, lonche
हळद: हळदीची, हळदीचा
कोकम: कोकमाचं, कोकमाची
मोती: मोत्याची, मोत्यांची
लग्न: लग्नाची, लग्नासाठी, लग्नाच्या
पिशवी: पिशव्या, पिशवीत
बांगडी: बांगड्या, बांगड्यांचा
अंगठी: अंगठ्या, अंगठीला
हार: हारांचा, हाराची
पुस्तक: पुस्तकांची
फूल: फुलांची
साबण: साबणाची
दिवा: दिवे, दिव्यांची, दिव्याला
पैठणी: पैठण्या, पैठणीची`,
  'English and Portuguese': `serum: serums
cream: creams
moisturizer: moisturizers
wash: washes
men: mens
box: boxes
brush: brushes
glass: glasses
berry: berries
shoe: shoes
vase: vases
toy: toys
tomato: tomatoes
potato: potatoes
sabão: sabões
queijo: queijos
vela: velas`,
};

const soundsOfWord = (word: string) => soundsOf(fold(word)).full;

describe('Forms of a word', () => {
  test.each(Object.entries(forms))('in %s have a sound in common', (_, table) => {
    const pairs = table.split('\n').flatMap((line) => {
      const [word = '', others = ''] = line.split(': ');
      return others.split(', ').map((form) => [word, form] as const);
    });
    const strangers = pairs.filter(([word, form]) => {
      const sounds = new Set(soundsOfWord(word));
      return soundsOfWord(form).every((sound) => !sounds.has(sound));
    });
    expect(strangers).toEqual([]);
  });

  test.each([
    ['oil', 'oily'],
    ['car', 'care'],
    ['cold', 'clod'],
    ['माला', 'मेला'],
    ['नीम', 'नियम'],
    ['night', 'neat'],
  ])('%s and %s are two words', (one, other) => {
    const sounds = new Set(soundsOfWord(one));
    expect(soundsOfWord(other).filter((sound) => sounds.has(sound))).toEqual([]);
  });
});
