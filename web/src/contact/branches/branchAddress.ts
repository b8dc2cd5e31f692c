import { POSTCODE } from '@hogar/schema/places/postcodePlaces.ts'
import { validParameter } from '../../routing/validParameter.ts'
import { PLACE_MAX_CHARACTERS } from './limits.ts'

/** Needs of a shopper, by their names in addresses. Each is a chip of the page. */
export const NEEDS = ['credit', 'payments', 'pickup', 'returns', 'parking', 'step_free'] as const
export type Need = (typeof NEEDS)[number]

/** Branches that a shopper looks for: near a place, open now, with what is needed. */
export type BranchChoice = Readonly<{
  /** Postal code or town, as typed; empty for none. */
  place: string
  isOpenNow: boolean
  needs: readonly Need[]
}>

const OPEN_NOW = '1'

/** Returns the choice in an address: `cp`, `abierto` and `servicio`, which may occur several times. Ignores other values. */
export function readBranchChoice(search: URLSearchParams): BranchChoice {
  return {
    place: (validParameter(search, 'cp', isBranchParameter) ?? '').trim(),
    isOpenNow: validParameter(search, 'abierto', isBranchParameter) !== null,
    needs: NEEDS.filter((need) => search.getAll('servicio').includes(need)),
  }
}

/** Returns the query of the address that names a choice, with its question mark; empty for no choice. */
export function branchSearch(choice: BranchChoice): string {
  const search = new URLSearchParams(branchParameters(choice)).toString()
  return search === '' ? '' : `?${search}`
}

/** Returns the parameters of a choice: those of a form without scripts, too. */
export function branchParameters({ place, isOpenNow, needs }: BranchChoice): [name: string, value: string][] {
  return [
    ...(place === '' ? [] : [['cp', place] satisfies [string, string]]),
    ...(isOpenNow ? [['abierto', OPEN_NOW] satisfies [string, string]] : []),
    ...needs.map((need): [string, string] => ['servicio', need]),
  ]
}

/** Returns true for a parameter of the page with a value that changes it. */
export function isBranchParameter(name: string, value: string): boolean {
  if (name === 'cp') return value.trim() !== '' && value.length <= PLACE_MAX_CHARACTERS
  if (name === 'abierto') return value === OPEN_NOW
  return name === 'servicio' && NEEDS.some((need) => need === value)
}

/** True for digits that are no postal code: a mistyped one. */
export function isWrongPostcode(place: string): boolean {
  return /^\d+$/.test(place) && !POSTCODE.test(place)
}
