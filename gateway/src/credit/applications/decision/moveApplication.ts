import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { readCustomer } from '../../../customers/customerClient.ts'
import type { CreditApplicationMapper } from '../../mappers.ts'
import { findCreditApplication, readApplication } from '../applicationClient.ts'
import { applicationRefusal, noApplication } from '../applicationRefusal.ts'
import { sendChange } from '../changeApplication.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../limits.ts'
import { openedIn } from '../openApplication.ts'
import { callerHeaders } from '../../callerHeaders.ts'

type Move = Readonly<{ number?: string | null | undefined; clientMutationId?: string | null | undefined }>

/**
 * Moves an application to another state: the one of this session by its key, another one of the customer by its number
 * and the user token.
 */
export async function moveApplication(
  context: GraphContext,
  endpoint: 'creditCancel' | 'creditAccept',
  { number = null, clientMutationId = null }: Move,
) {
  const { application, userErrors } = await move(context, endpoint, number)
  return { application, customer: await readCustomer(context), userErrors, notices: [], clientMutationId }
}

type Moved = Readonly<{ application: CreditApplicationMapper | null; userErrors: readonly UserError[] }>

async function move(
  context: GraphContext,
  endpoint: 'creditCancel' | 'creditAccept',
  number: string | null,
): Promise<Moved> {
  const opened = openedIn(context)
  if (opened !== null && (number === null || number === opened.number)) {
    const { userErrors } = await sendChange(context, opened, { endpoint, body: {} })
    return { application: await readApplication(context), userErrors }
  }
  const isReadable = number !== null && number.length <= CREDENTIAL_MAX_CHARACTERS
  if (!isReadable || context.session.userToken === null)
    return { application: null, userErrors: [noApplication(context)] }
  const body = { storeCode: context.store.code, incrementId: number }
  try {
    await context.upstream.call(endpoint, { body, headers: callerHeaders(context) })
    return { application: await findCreditApplication(context, number), userErrors: [] }
  } catch (error) {
    const reason = await applicationRefusal(context, error)
    return { application: await findCreditApplication(context, number), userErrors: [reason] }
  }
}
