import type { StoreContact } from '../__generated__/schemaTypes.ts'
import { logGone } from '../cart/logGone.ts'
import { readSource, readSources, readText } from '../parse/readValue.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { isNotOffered } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeBranch } from './decodeBranch.ts'
import { decodePhone } from './decodePhone.ts'
import { BRANCHES_MAX } from './limits.ts'
import type { BranchMapper } from './mappers.ts'

type ContactScope = Pick<RequestScope, 'upstream' | 'log' | 'requestId'>

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
export async function readBranches(scope: ContactScope, pickupOnly: boolean): Promise<readonly BranchMapper[]> {
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
