import { sameText, text } from '@hogar/platform/language.ts'
import type { Text } from '@hogar/platform/language.ts'

type SizeOption = Readonly<{ id: number; label: Text }>

/** Sizes a shopper can choose and filter by; ids are the option ids of attribute 142. */
export const sizes = {
  seats2: { id: 167, label: text('2 plazas', '2-Sitzer', '2 posti') },
  seats3: { id: 168, label: text('3 plazas', '3-Sitzer', '3 posti') },
  bedSingle: {
    id: 171,
    label: text('Individual (100 × 190 cm)', 'Einzelbett (100 × 190 cm)', 'Singolo (100 × 190 cm)'),
  },
  bedDouble: {
    id: 172,
    label: text('Matrimonial (135 × 190 cm)', 'Französisches Bett (135 × 190 cm)', 'Alla francese (135 × 190 cm)'),
  },
  bedQueen: { id: 173, label: text('Queen (150 × 190 cm)', 'Queen (150 × 190 cm)', 'Queen (150 × 190 cm)') },
  bedKing: { id: 174, label: text('King (200 × 190 cm)', 'King (200 × 190 cm)', 'King (200 × 190 cm)') },
  length120: { id: 181, label: sameText('120 cm') },
  length140: { id: 182, label: sameText('140 cm') },
  length160: { id: 183, label: sameText('160 cm') },
  length180: { id: 184, label: sameText('180 cm') },
  length200: { id: 185, label: sameText('200 cm') },
  rugSmall: { id: 191, label: sameText('120 × 170 cm') },
  rugMedium: { id: 192, label: sameText('160 × 230 cm') },
  rugLarge: { id: 193, label: sameText('200 × 290 cm') },
  curtainShort: { id: 196, label: sameText('140 × 180 cm') },
  curtainLong: { id: 197, label: sameText('140 × 230 cm') },
  cushionSmall: { id: 201, label: sameText('45 × 45 cm') },
  cushionLarge: { id: 202, label: sameText('60 × 60 cm') },
  pillowStandard: { id: 203, label: sameText('50 × 70 cm') },
  pillowKing: { id: 204, label: sameText('50 × 90 cm') },
  diameter60: { id: 206, label: sameText('Ø 60 cm') },
  diameter80: { id: 207, label: sameText('Ø 80 cm') },
  diameter100: { id: 208, label: sameText('Ø 100 cm') },
  potSmall: { id: 211, label: text('Chica', 'Klein', 'Piccolo') },
  potMedium: { id: 212, label: text('Mediana', 'Mittel', 'Medio') },
  potLarge: { id: 213, label: text('Grande', 'Groß', 'Grande') },
  frame30: { id: 216, label: sameText('30 × 40 cm') },
  frame50: { id: 217, label: sameText('50 × 70 cm') },
  frame70: { id: 218, label: sameText('70 × 100 cm') },
  screen43: { id: 221, label: sameText('43″') },
  screen55: { id: 222, label: sameText('55″') },
  screen65: { id: 223, label: sameText('65″') },
  storage128: { id: 226, label: sameText('128 GB') },
  storage256: { id: 227, label: sameText('256 GB') },
  storage512: { id: 228, label: sameText('512 GB') },
  helmetM: { id: 231, label: sameText('M') },
  helmetL: { id: 232, label: sameText('L') },
  helmetXL: { id: 233, label: sameText('XL') },
  wheel26: { id: 236, label: text('Rodada 26', '26 Zoll', '26 pollici') },
  wheel29: { id: 237, label: text('Rodada 29', '29 Zoll', '29 pollici') },
} satisfies Readonly<Record<string, SizeOption>>

export type SizeCode = keyof typeof sizes
