import type { AddressDraft } from './addressForm.ts'

type FilledPlace = Pick<AddressDraft, 'regionCode' | 'city' | 'suburb'>
type Offered = Readonly<{ regionCode: string | null; cities: readonly string[]; suburbs: readonly string[] }>

/**
 * Returns empty values for the fields that a postal code filled in, before another code is applied. Text typed by the
 * shopper does not match the code's values and stays.
 */
export function withoutPlace(draft: FilledPlace, place: Offered): Partial<FilledPlace> {
  return {
    ...(draft.regionCode === place.regionCode ? { regionCode: '' } : {}),
    ...(place.cities.includes(draft.city) ? { city: '' } : {}),
    ...(place.suburbs.includes(draft.suburb) ? { suburb: '' } : {}),
  }
}

/** Returns values for empty fields that have exactly one candidate. */
export function withPlace(draft: FilledPlace, place: Offered): Partial<FilledPlace> {
  return {
    ...(draft.regionCode === '' && place.regionCode !== null ? { regionCode: place.regionCode } : {}),
    ...onlyChoice('city', draft.city, place.cities),
    ...onlyChoice('suburb', draft.suburb, place.suburbs),
  }
}

/** Leaves out the field that has the focus: a field must not change while the shopper types in it. */
export function exceptTyped(
  { city, suburb, ...region }: Partial<FilledPlace>,
  idOf: (name: 'city' | 'suburb') => string,
): Partial<FilledPlace> {
  const isTyped = (name: 'city' | 'suburb') => document.activeElement?.id === idOf(name)
  return {
    ...region,
    ...(city !== undefined && !isTyped('city') ? { city } : {}),
    ...(suburb !== undefined && !isTyped('suburb') ? { suburb } : {}),
  }
}

function onlyChoice(name: 'city' | 'suburb', written: string, choices: readonly string[]): Partial<FilledPlace> {
  const [choice] = choices
  return written.trim() === '' && choice !== undefined && choices.length === 1 ? { [name]: choice } : {}
}
