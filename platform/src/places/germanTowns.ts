import { readFileSync } from 'node:fs'

/**
 * Towns by postal code, from OpenStreetMap: a code and its towns in a row, under the Open Database License 1.0 (see
 * `THIRD-PARTY-NOTICES`). Read when the first code is asked for: only stores in Germany need it.
 */
const SOURCE = new URL('germanTowns.tsv', import.meta.url)

let known: ReadonlyMap<string, readonly string[]> | null = null

/** The towns of a German postal code, in the order of the alphabet; none for a code that was not given out. */
export function germanTowns(postcode: string): readonly string[] {
  known ??= readTowns()
  return known.get(postcode) ?? []
}

function readTowns(): ReadonlyMap<string, readonly string[]> {
  const rows = readFileSync(SOURCE, 'utf8').trimEnd().split('\n')
  return new Map(
    rows.map((row) => {
      const [postcode = '', ...towns] = row.split('\t')
      return [postcode, towns] as const
    }),
  )
}
