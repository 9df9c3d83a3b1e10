import { describe, expect, test } from 'vitest';
import { statesOfPin } from '#ordering/pinCode.ts';
import { pinStatesOf, statesOfIndia } from './pinStates.ts';

const table = pinStatesOf(statesOfIndia);
const statesOf = (pin: string) => statesOfPin(pin, table, statesOfIndia);

describe('The state of a PIN code', () => {
  test.each([
    ['110001', 'Delhi'],
    ['122001', 'Haryana'],
    ['143001', 'Punjab'],
    ['171001', 'Himachal Pradesh'],
    ['190001', 'Jammu and Kashmir'],
    ['194101', 'Ladakh'],
    ['226001', 'Uttar Pradesh'],
    ['248001', 'Uttarakhand'],
    ['302001', 'Rajasthan'],
    ['380001', 'Gujarat'],
    ['403001', 'Goa'],
    ['41 6001', 'Maharashtra'],
    ['462001', 'Madhya Pradesh'],
    ['492001', 'Chhattisgarh'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['560001', 'Karnataka'],
    ['600001', 'Tamil Nadu'],
    ['695001', 'Kerala'],
    ['700001', 'West Bengal'],
    ['737101', 'Sikkim'],
    ['744101', 'Andaman and Nicobar Islands'],
    ['751001', 'Odisha'],
    ['781001', 'Assam'],
    ['791111', 'Arunachal Pradesh'],
    ['793001', 'Meghalaya'],
    ['795001', 'Manipur'],
    ['796001', 'Mizoram'],
    ['797001', 'Nagaland'],
    ['799001', 'Tripura'],
    ['800001', 'Bihar'],
    ['834001', 'Jharkhand'],
  ])('%s is in %s', (pin, state) => {
    expect(statesOf(pin)).toEqual([state]);
  });

  test('near a border it may be in both', () => {
    expect(statesOf('160017')).toEqual(['Chandigarh', 'Punjab']);
    expect(statesOf('605001')).toEqual(['Puducherry', 'Tamil Nadu']);
  });

  test.each(['41600', '016001', '4160011', '999999', 'Pune', ''])('%j is in none', (pin) => {
    expect(statesOf(pin)).toEqual([]);
  });

  test('a shop’s own list may be shorter, and write a name in its own way', () => {
    const list = ['Jammu & Kashmir', 'punjab'];
    const states = pinStatesOf(list);
    expect(statesOfPin('190001', states, list)).toEqual(['Jammu & Kashmir']);
    expect(statesOfPin('160017', states, list), 'Chandigarh is not listed').toEqual(['', 'punjab']);
    expect(statesOfPin('400001', states, list)).toEqual(['']);
  });

  test('36 states and territories take less than 3 kB', () => {
    expect(statesOfIndia).toHaveLength(36);
    expect(JSON.stringify(table).length).toBeLessThan(3000);
  });
});
