import * as v from 'valibot'
import type { AnswerOption, ReturnForm } from '../__generated__/schemaTypes.ts'
import { isGone, isMissingEndpoint } from '../errors/isUpstreamError.ts'
import type { PlatformScope, RequestScope } from '../app/requestScope.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { ORDER_NUMBER } from '../orders/limits.ts'
import type { EndpointName } from '../rest/endpoints.ts'
import { UpstreamFailure, isUnauthenticated } from '../errors/upstreamFailure.ts'
import { decodeOptions, decodeReturn, decodeReturnAttributes, decodeReturnForm } from './decodeReturn.ts'
import { RETURNS_READ_MAX } from './limits.ts'
import type { ReturnAttributes, ReturnRequestMapper } from './mappers.ts'

type ReturnScope = PlatformScope

const listSchema = v.object({ items: v.array(v.unknown()) })
const formsSchema = v.looseTuple([v.unknown()])

/** Returns the reasons to cancel an order; null for an unknown order, as for another customer's. */
export async function readCancelReasons(
  { upstream }: ReturnScope,
  orderNumber: string,
): Promise<readonly AnswerOption[] | null> {
  try {
    const reasons = decodeOptions(await upstream.call('orderCancelReasons', { path: { orderNumber } }))
    return reasons ?? invalid('orderCancelReasons')
  } catch (error) {
    if (isGone(error) && !isMissingEndpoint(error)) return null
    throw error
  }
}

/**
 * Returns the returns of a customer's order, newest first.
 * @throws GatewayError `NOT_FOUND` if the platform has no such list.
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

/**
 * Returns which lines of an order may be returned.
 * @throws GatewayError `NOT_FOUND` if the platform has no form.
 */
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

/** Returns the questions about each returned line, in the store's language. */
export async function readReturnAttributes({ upstream }: Pick<ReturnScope, 'upstream'>): Promise<ReturnAttributes> {
  try {
    return decodeReturnAttributes(await upstream.call('returnAttributes')) ?? invalid('returnAttributes')
  } catch (error) {
    const text = 'Could not get the list of "rma attribute metadata" (404)'
    throw isGone(error) ? new GatewayError('NOT_FOUND', text) : error
  }
}

/** Returns a return of the signed-in customer; null for another customer's, as for a missing one. */
export async function findReturn(
  context: ReturnScope & Pick<RequestScope, 'session'>,
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
  throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result has an unexpected shape' })
}
