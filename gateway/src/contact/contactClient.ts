import type { Branch, PhoneNumber, StoreContact } from '../__generated__/schemaTypes.ts'
import { logGone } from '../cart/logGone.ts'
import { type Source, readFlag, readSource, readSources, readText } from '../parse/readValue.ts'
import { plainText } from '../parse/plainText.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { isNotOffered } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { BRANCHES_MAX, BRANCH_TEXT_MAX_CHARACTERS, MAP_ADDRESS_MAX_CHARACTERS } from './limits.ts'

type ContactScope = Pick<RequestScope, 'upstream' | 'log' | 'requestId'>

/** Pattern of a telephone number: digits and separators only, without codes that a telephone would execute. */
const NUMBER = /^\+?[\d\s().-]{4,30}$/
const WHATSAPP_NUMBER = /^\d{8,15}$/

/** Returns the store's contact details; null if the platform replies 404 or 500. */
export async function readContact({ upstream }: ContactScope): Promise<StoreContact | null> {
  try {
    return decodeContact(await upstream.call('contact'))
  } catch (error) {
    if (isNotOffered(error)) return null
    throw error
  }
}

/** Returns the store's branches; empty if the platform has no such list, which is logged in the fixed words. */
export async function readBranches(scope: ContactScope, pickupOnly: boolean): Promise<readonly Branch[]> {
  try {
    const result = await scope.upstream.call('branchList', { query: pickupOnly ? { pickup: 1 } : {} })
    if (!Array.isArray(result))
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'branchList', detail: 'the result is no list' })
    const branches = readSources(result, BRANCHES_MAX).flatMap(decodeBranch)
    return pickupOnly ? branches.filter(({ isPickupPoint }) => isPickupPoint) : branches
  } catch (error) {
    const list = pickupOnly ? 'the list of "Pickup Locations"' : 'the list of "All pickup Locations"'
    if (logGone(scope, error, list)) return []
    throw error
  }
}

/** Decodes the store's telephone numbers. */
export function decodeContact(value: unknown): StoreContact {
  const source = readSource(value)
  const phones = ['', '1'].flatMap(
    (which) => decodePhone(source[`phoneNumber${which}`], source[`phoneNumberFormatted${which}`]) ?? [],
  )
  // Written as digits only, or formatted, with a plus.
  const number = readText(source['wa'])?.replace(/^\+|[\s().-]/g, '') ?? ''
  return { phones, whatsAppUrl: WHATSAPP_NUMBER.test(number) ? `https://wa.me/${number}` : null }
}

/** Decodes one branch. Drops a branch without a name or a street: it cannot be found. */
export function decodeBranch(source: Source): Branch[] {
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
    },
  ]
}

/** Decodes a number to dial, and its formatted text if the platform sends one. */
function decodePhone(number: unknown, formatted: unknown): PhoneNumber | null {
  const dialled = readText(number)
  if (dialled === null || !NUMBER.test(dialled)) return null
  const read = readText(formatted)
  return { dialled: dialled.replace(/[\s().-]/g, ''), formatted: read !== null && NUMBER.test(read) ? read : dialled }
}

function webAddress(value: unknown): string | null {
  const text = readText(value, MAP_ADDRESS_MAX_CHARACTERS)
  return text !== null && URL.canParse(text) && new URL(text).protocol === 'https:' ? text : null
}

function words(value: unknown): string | null {
  const text = readText(value, BRANCH_TEXT_MAX_CHARACTERS)
  return text === null ? null : plainText(text, BRANCH_TEXT_MAX_CHARACTERS)
}
