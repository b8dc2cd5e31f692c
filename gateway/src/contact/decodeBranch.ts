import { weekdayOf } from '@hogar/schema/places/openingState.ts'
import type { BranchService, GeoPoint, OpeningHours } from '../__generated__/schemaTypes.ts'
import { plainText } from '../parse/plainText.ts'
import { type Source, readFlag, readNumber, readSources, readText } from '../parse/readValue.ts'
import { decodePhone } from './decodePhone.ts'
import { BRANCH_TEXT_MAX_CHARACTERS, MAP_ADDRESS_MAX_CHARACTERS, OPENING_HOURS_MAX } from './limits.ts'
import type { BranchMapper } from './mappers.ts'

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/
const DATE = /^\d{4}-\d{2}-\d{2}$/
const MIDNIGHT = '24:00'
const SERVICES: Readonly<Record<string, BranchService>> = {
  credit: 'CREDIT',
  payments: 'PAYMENTS',
  pickup: 'PICKUP',
  assembly: 'ASSEMBLY',
  design: 'DESIGN',
  returns: 'RETURNS',
}

/** Decodes one branch. Drops a branch without a name or a street: it cannot be found. */
export function decodeBranch(source: Source): BranchMapper[] {
  const [name, street] = [words(source['name']), words(source['street'])]
  if (name === null || street === null) return []
  const isCounter = source['type'] === 'pickup_point'
  return [
    {
      code: words(source['code']) ?? name,
      kind: isCounter ? 'PICKUP_POINT' : 'SHOP',
      isPickupPoint: readFlag(source['is_pickup']) ?? isCounter,
      name,
      street,
      postcode: words(source['postcode']),
      city: words(source['city']),
      phone: decodePhone(source['phoneNumber'], source['phoneNumberFormatted']),
      hours: words(source['hours']),
      mapUrl: webAddress(source['map_url']),
      location: decodePoint(source['lat'], source['lng']),
      timeZone: decodeTimeZone(source['time_zone']),
      opening: decodeOpening(source),
      services: decodeServices(source['services']),
      hasParking: readFlag(source['parking']),
      isStepFree: readFlag(source['step_free']),
    },
  ]
}

function decodePoint(lat: unknown, lng: unknown): GeoPoint | null {
  const [latitude, longitude] = [readNumber(lat), readNumber(lng)]
  if (latitude === null || longitude === null) return null
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

function decodeTimeZone(value: unknown): string | null {
  const zone = readText(value, BRANCH_TEXT_MAX_CHARACTERS)
  if (zone === null) return null
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return null
  }
}

/** Decodes the hours of a week, of special days and of closed days into one list. */
function decodeOpening(source: Source): OpeningHours[] {
  const week = readSources(source['opening'], OPENING_HOURS_MAX).flatMap(({ days, from, to }) =>
    Array.isArray(days) ? days.flatMap((day) => hoursOf({ day: readNumber(day), from, to, date: null })) : [],
  )
  const special = readSources(source['special'], OPENING_HOURS_MAX).flatMap(({ day, from, to }) => {
    const date = readDate(day)
    return date === null ? [] : hoursOf({ day: weekdayOf(date), from, to, date })
  })
  const closed = Array.isArray(source['closed_on']) ? source['closed_on'].slice(0, OPENING_HOURS_MAX) : []
  const holidays = closed.flatMap((day) => {
    const date = readDate(day)
    return date === null ? [] : [{ day: weekdayOf(date), from: null, to: null, date }]
  })
  return [...week, ...special, ...holidays].slice(0, OPENING_HOURS_MAX)
}

function hoursOf(
  hours: Readonly<{ day: number | null; from: unknown; to: unknown; date: string | null }>,
): OpeningHours[] {
  const { day, date } = hours
  const [from, to] = [readText(hours.from), readText(hours.to)]
  if (day === null || !Number.isInteger(day) || day < 1 || day > 7) return []
  if (from === null || !TIME.test(from) || to === null || !(TIME.test(to) || to === MIDNIGHT)) return []
  return [{ day, from, to, date }]
}

function readDate(value: unknown): string | null {
  const text = readText(value)
  return text !== null && DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null
}

function decodeServices(value: unknown): BranchService[] {
  const named = Array.isArray(value) ? value.slice(0, OPENING_HOURS_MAX) : []
  return [...new Set(named.flatMap((service) => SERVICES[readText(service) ?? ''] ?? []))]
}

function webAddress(value: unknown): string | null {
  const text = readText(value, MAP_ADDRESS_MAX_CHARACTERS)
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}

function words(value: unknown): string | null {
  const text = readText(value, BRANCH_TEXT_MAX_CHARACTERS)
  return text === null ? null : plainText(text, BRANCH_TEXT_MAX_CHARACTERS)
}
