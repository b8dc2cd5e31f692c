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

/**
 * Beginnings of Italian postal codes and the province that they lie in, for those that one province has for itself: parts
 * of Sardinia are shared, and 4789 is San Marino.
 */
const ITALY: ReadonlyMap<string, string> = new Map(
  [
    '00:RM 01:VT 02:RI 03:FR 04:LT 05:TR 06:PG 07:SS 081:NU 091:CA 0917:OR 10:TO 11:AO 12:CN 130:VC 131:VC 138:BI',
    '139:BI 14:AT 15:AL 16:GE 17:SV 18:IM 19:SP 200:MI 201:MI 208:MB 209:MB 21:VA 22:CO 230:SO 231:SO 238:LC',
    '239:LC 24:BG 25:BS 260:CR 261:CR 268:LO 269:LO 27:PV 280:NO 281:NO 288:VB 289:VB 29:PC 30:VE 31:TV 32:BL',
    '3301:UD 3302:UD 3303:UD 3304:UD 3305:UD 3307:PN 3308:PN 3309:PN 331:UD 3317:PN 3401:TS 3407:GO 341:TS',
    '3417:GO 35:PD 36:VI 37:VR 38:TN 39:BZ 40:BO 41:MO 42:RE 43:PR 44:FE 45:RO 46:MN 470:FC 471:FC 475:FC 478:RN',
    '479:RN 48:RA 50:FI 51:PT 52:AR 53:SI 54:MS 55:LU 56:PI 57:LI 58:GR 59:PO 60:AN 61:PU 62:MC 630:AP 631:AP',
    '638:FM 639:FM 64:TE 65:PE 66:CH 67:AQ 70:BA 71:FG 72:BR 73:LE 74:TA 75:MT 76:BT 80:NA 81:CE 82:BN 83:AV',
    '84:SA 85:PZ 8601:CB 8602:CB 8603:CB 8604:CB 8605:CB 8607:IS 8608:IS 8609:IS 861:CB 8617:IS 87:CS 880:CZ',
    '881:CZ 888:KR 889:KR 890:RC 891:RC 898:VV 899:VV 90:PA 91:TP 92:AG 93:CL 94:EN 95:CT 96:SR 97:RG 98:ME',
  ]
    .flatMap((line) => line.split(' '))
    .map((entry) => {
      const [start = '', province = ''] = entry.split(':')
      return [start, province]
    }),
)
const SAN_MARINO = '4789'
const ITALIAN_STARTS = [4, 3, 2]

/**
 * The state or province that a whole postal code lies in; undefined for anything else. Mexican codes with 00 and from 17
 * to 19 were never given out; German addresses have no region.
 */
export function regionOfPostcode(postcode: string, countryCode: string): string | undefined {
  if (!/^\d{5}$/.test(postcode)) return undefined
  if (countryCode === 'IT') return provinceOf(postcode)
  const prefix = Number(postcode.slice(0, 2))
  if (countryCode !== 'MX' || prefix === 0 || (prefix >= 17 && prefix <= 19)) return undefined
  return MEXICO.find(([last]) => prefix <= last)?.[1]
}

function provinceOf(postcode: string): string | undefined {
  if (postcode.startsWith(SAN_MARINO)) return undefined
  const start = ITALIAN_STARTS.find((length) => ITALY.has(postcode.slice(0, length)))
  return start === undefined ? undefined : ITALY.get(postcode.slice(0, start))
}
