/** The rule that says what a Zeus card does. */
export const POWERS: Record<string, string> = {
  zeus: 'TEL-17',
  ant: 'TEL-21',
  serpent: 'TEL-22',
  bull: 'TEL-23',
  cuckoo: 'TEL-24',
  eagle: 'TEL-25',
  swan: 'TEL-26',
};
