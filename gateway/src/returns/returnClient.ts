import * as v from 'valibot'
import type { AnswerOption, ReturnForm } from '../__generated__/resolverTypes.ts'
import { isGone } from '../cart/cartClient.ts'
import type { GraphContext } from '../graph/context.ts'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { ORDER_NUMBER } from '../orders/orderClient.ts'
import type { EndpointName } from '../upstream/endpoints.ts'
import { isMissingEndpoint } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure, isUnauthenticated } from '../upstream/upstreamFailure.ts'
import { decodeOptions, decodeReturn, decodeReturnAttributes, decodeReturnForm } from './decodeReturn.ts'
import { RETURNS_READ_MAX } from './limits.ts'
import type { ReturnAttributes, ReturnRequestMapper } from './mappers.ts'

type ReturnScope = PlatformScope

const listSchema = v.object({ items: v.array(v.unknown()) })
const formsSchema = v.looseTuple([v.unknown()])

/** Why an order may be called off; null for one that is not of whose account is open. */
export async function readCancelReasons(
  { upstream }: ReturnScope,
  orderNumber: string,
): Promise<readonly AnswerOption[] | null> {
  try {
    const reasons = decodeOptions(await upstream.call('orderCancelReasons', { path: { orderNumber } }))
    return reasons ?? invalid('orderCancelReasons')
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/**
 * Returns of an order of whose account is open, the newest first.
 * @throws GatewayError `NOT_FOUND` where the platform has none to list.
 */
export async function readReturns(
  { upstream, store }: ReturnScope,
  orderNumber: string,
): Promise<readonly ReturnRequestMapper[]> {
  try {
    const parsed = v.safeParse(listSchema, await upstream.call('returnList', { path: { orderNumber } }))
    if (!parsed.success) return invalid('returnList')
    const order = { storeCode: store.code, orderNumber }
    return parsed.output.items
      .slice(0, RETURNS_READ_MAX)
      .map((item) => decodeReturn(item, order) ?? invalid('returnList'))
  } catch (error) {
    if (isMissingEndpoint(error)) throw error
    throw isGone(error) ? new GatewayError('NOT_FOUND', 'Could not get the list of "Returns" (404)') : error
  }
}

/** What of an order may be sent back. @throws GatewayError `NOT_FOUND` where the platform has no form. */
export async function readReturnForm(
  { upstream }: ReturnScope,
  orderNumber: string,
): Promise<Omit<ReturnForm, 'attributes'>> {
  try {
    const parsed = v.safeParse(formsSchema, await upstream.call('returnForm', { path: { orderNumber } }))
    return (parsed.success ? decodeReturnForm(parsed.output[0]) : null) ?? invalid('returnForm')
  } catch (error) {
    if (isMissingEndpoint(error)) throw error
    throw isGone(error) ? new GatewayError('NOT_FOUND', 'Could not get the RMA create form data (404)') : error
  }
}

/** What is asked about each thing that is sent back, in the words of the store. */
export async function readReturnAttributes({ upstream }: Pick<ReturnScope, 'upstream'>): Promise<ReturnAttributes> {
  try {
    return decodeReturnAttributes(await upstream.call('returnAttributes')) ?? invalid('returnAttributes')
  } catch (error) {
    const text = 'Could not get the list of "rma attribute metadata" (404)'
    throw isGone(error) ? new GatewayError('NOT_FOUND', text) : error
  }
}

/** A return of whose account is open; null for everybody else's, as for what never was. */
export async function findReturn(
  context: GraphContext,
  orderNumber: string,
  number: string,
): Promise<ReturnRequestMapper | null> {
  if (context.session.userToken === null || !ORDER_NUMBER.test(orderNumber)) return null
  try {
    return (await readReturns(context, orderNumber)).find((known) => known.number === number) ?? null
  } catch (error) {
    if (isUnauthenticated(error) || (error instanceof GatewayError && error.code === 'NOT_FOUND')) return null
    throw error
  }
}

function invalid(endpoint: EndpointName): never {
  throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is not of that form' })
}
