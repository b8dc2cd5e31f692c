/**
 * Letters drawn with one stroke: baseline at 42, x-height 20, bowls of radius 10. Each starts at 0 and is moved into
 * its place.
 */
const LETTERS = {
  a: 'M20 32a10 10 0 1 1-20 0a10 10 0 1 1 20 0M20 22V42',
  g: 'M20 32a10 10 0 1 1-20 0a10 10 0 1 1 20 0M20 22V43a9.5 9.5 0 0 1-18.4 3.4',
  h: 'M0 8V42M0 32a9.5 9.5 0 0 1 19 0V42',
  i: 'M0 22V42',
  m: 'M0 22V42M0 31a8.5 8.5 0 0 1 17 0V42M17 31a8.5 8.5 0 0 1 17 0V42',
  o: 'M20 32a10 10 0 1 1-20 0a10 10 0 1 1 20 0',
  r: 'M0 22V42M0 32a9.8 9.8 0 0 1 11-9.8',
  u: 'M0 22V32a9.5 9.5 0 0 0 19 0V22M19 32V42',
  v: 'M0 22L9.5 42L19 22',
} as const

type Wordmark = Readonly<{
  width: number
  /** Stroke width. */
  weight: number
  letters: readonly Readonly<{ x: number; path: string }>[]
  /** Path in the accent colour. */
  accent?: string
  /** Country, after the mark. */
  tag?: string
}>

/** Sets a word: returns each letter with its position. */
function set(letters: readonly (readonly [keyof typeof LETTERS, number])[], start: number): Wordmark['letters'] {
  let x = start
  return letters.map(([letter, advance]) => {
    const placed = { x, path: LETTERS[letter] }
    x += advance
    return placed
  })
}

/** Roof over the `o`: the house in the name. */
const ROOF = 'M29 15.5L41 7.5L53 15.5'
const HOGAR_LETTERS = [
  ['h', 28],
  ['o', 29],
  ['g', 29],
  ['a', 30],
  ['r', 14],
] as const

const HOGAR = { width: 135, weight: 4.6, letters: set(HOGAR_LETTERS, 3), accent: ROOF } as const

/** Wordmarks by store code; a store without one is written in its own face. */
export const WORDMARKS: Readonly<Record<string, Wordmark>> = {
  hogar: HOGAR,
  viu: {
    width: 74,
    weight: 8,
    letters: set(
      [
        ['v', 31],
        ['i', 14],
        ['u', 26],
      ],
      5,
    ),
    accent: 'M36 9.5h.01',
  },
  mavi: {
    width: 118,
    weight: 3.6,
    letters: set(
      [
        ['m', 43],
        ['a', 29],
        ['v', 28],
        ['i', 10],
      ],
      3,
    ),
    accent: 'M103 12h.01M3 50H114',
  },
  de: { ...HOGAR, weight: 3.6, tag: 'Deutschland' },
  it: { ...HOGAR, weight: 3.6, tag: 'Italia' },
}
