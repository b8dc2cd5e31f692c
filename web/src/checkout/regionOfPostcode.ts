/** First two digits of a Mexican postal code, up to and including, and the state that they lie in. */
const MEXICO: readonly (readonly [number, string])[] = [
  [16, 'CMX'],
  [20, 'AGU'],
  [22, 'BCN'],
  [23, 'BCS'],
  [24, 'CAM'],
  [27, 'COA'],
  [28, 'COL'],
  [30, 'CHP'],
  [33, 'CHH'],
  [35, 'DUR'],
  [38, 'GUA'],
  [41, 'GRO'],
  [43, 'HID'],
  [49, 'JAL'],
  [57, 'MEX'],
  [61, 'MIC'],
  [62, 'MOR'],
  [63, 'NAY'],
  [67, 'NLE'],
  [71, 'OAX'],
  [75, 'PUE'],
  [76, 'QUE'],
  [77, 'ROO'],
  [79, 'SLP'],
  [82, 'SIN'],
  [85, 'SON'],
  [86, 'TAB'],
  [89, 'TAM'],
  [90, 'TLA'],
  [96, 'VER'],
  [97, 'YUC'],
  [99, 'ZAC'],
]

/** The state that a whole postal code lies in; undefined for anything else. Codes 17 to 19 were never given out. */
export function regionOfPostcode(postcode: string, countryCode: string): string | undefined {
  if (countryCode !== 'MX' || !/^\d{5}$/.test(postcode)) return undefined
  const prefix = Number(postcode.slice(0, 2))
  if (prefix >= 17 && prefix <= 19) return undefined
  return MEXICO.find(([last]) => prefix <= last)?.[1]
}
