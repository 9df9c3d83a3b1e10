/**
 * Where the PIN codes of India begin: two digits for most states, three where a state is alone with them or
 * shares them. Near a border a prefix may be of both states.
 */
const prefixes: Readonly<Record<string, string>> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '507 51 52 53 533',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 81 82 84 85',
  Chandigarh: '160',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '362 396',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 362 37 38 39 396',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 19',
  Jharkhand: '814 815 816 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 673 68 682 69',
  Ladakh: '194',
  Lakshadweep: '682',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '40 41 42 43 44',
  Manipur: '795',
  Meghalaya: '793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '533 605 607 609 673',
  Punjab: '14 15 16 160',
  Rajasthan: '30 31 32 33 34',
  Sikkim: '737',
  'Tamil Nadu': '60 605 607 609 61 62 63 64',
  Telangana: '50 507',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 244 246 247 25 26 262 27 28',
  Uttarakhand: '244 246 247 248 249 262 263',
  'West Bengal': '70 71 72 73 74',
};

/** The states and territories of India. */
export const statesOfIndia = Object.keys(prefixes);

/** By the start of a PIN code, the indexes of its states in a shop's list of regions (SPEC 15.11). */
export function pinStatesOf(
  regions: readonly string[],
): Readonly<Record<string, readonly number[]>> {
  const states: Record<string, number[]> = {};
  for (const [state, written] of Object.entries(prefixes)) {
    const index = regions.findIndex((region) => plain(region) === plain(state));
    // A state that the shop does not list keeps its prefixes, so that no neighbour is proposed for them.
    for (const prefix of written.split(' ')) (states[prefix] ??= []).push(index);
  }
  return states;
}

/** The letters of a name, whatever is between them. */
function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll('&', 'and')
    .replaceAll(/[^a-z]/g, '');
}
