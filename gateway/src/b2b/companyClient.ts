import * as v from 'valibot'
import { isCompanyStore } from '@hogar/schema/companyStore.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { hasStatus, isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { decodeCompany } from './decodeCompany.ts'
import type { CompanyMapper } from './mappers.ts'

type CompanyScope = Pick<RequestScope, 'store' | 'upstream' | 'log'>

const NOT_FOUND = 404

/**
 * Reads the company of the signed-in customer; null without one, in other stores, and on a platform without companies.
 * Throws UpstreamRefusal or UpstreamFailure for any other reply.
 */
export async function readCompany(scope: CompanyScope, customerId: string): Promise<CompanyMapper | null> {
  const { store, upstream, log } = scope
  if (!isCompanyStore(store)) return null
  try {
    const result = await upstream.call('companyRead', { path: { userId: customerId } })
    const company = decodeCompany(result, { storeCode: store.code, customerId })
    if (company === undefined) throw invalid('companyRead', 'the result is no company')
    return company
  } catch (error) {
    if (isMissingEndpoint(error)) return null
    if (!(error instanceof UpstreamRefusal && error.status === NOT_FOUND)) throw error
    log.info({ customerId }, 'the customer has no company')
    return null
  }
}

const regionSchema = v.object({ region_id: v.pipe(v.number(), v.integer()) })

/** Reads the platform's number of a state; null without a state, and for one that the platform does not know. */
export async function readRegionId({ upstream }: CompanyScope, regionCode: string): Promise<number | null> {
  if (regionCode === '') return null
  try {
    const parsed = v.safeParse(regionSchema, await upstream.call('companyRegion', { query: { regionCode } }))
    return parsed.success ? parsed.output.region_id : null
  } catch (error) {
    if (hasStatus(error, NOT_FOUND)) return null
    throw error
  }
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
