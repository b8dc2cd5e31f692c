import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { isGiven } from '../../graph/isGiven.ts'
import type { OpenCreditApplication } from '../../session/sessionData.ts'
import type { CREDIT_APPLICATION_ENDPOINTS } from '../../rest/creditApplicationEndpoints.ts'
import type { CreditApplicationMapper } from '../mappers.ts'
import { readApplication } from './applicationClient.ts'
import { type About, applicationRefusal, noApplication } from './applicationRefusal.ts'
import { callByKey, openedIn } from './openApplication.ts'

/** Payload of a change of the open application. */
export type Changed = Readonly<{
  application: CreditApplicationMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
  clientMutationId: string | null
}>

type Keyed = Readonly<{ clientMutationId?: string | null | undefined }>
/** Input of a change that may be sent late, when another application is open. */
type Meant = Keyed & Readonly<{ applicationId?: string | null | undefined }>
type Run = (opened: OpenCreditApplication) => Promise<readonly UserError[]>

/**
 * Changes the open application, and returns its state after the change. `run` returns reasons why it was refused. Replies
 * are not stored: they hold personal data, and a change that is repeated sets the same values.
 */
export async function changeApplication(context: GraphContext, input: Meant, run: Run): Promise<Changed> {
  const opened = openedIn(context)
  const userErrors =
    opened === null || !isMeantFor(opened, input, context) ? [noApplication(context)] : await run(opened)
  return payloadOf(context, input, userErrors)
}

/** Returns true for a change of this application; one that names none is of any. */
function isMeantFor(
  { number }: Pick<OpenCreditApplication, 'number'>,
  { applicationId }: Meant,
  { store }: Pick<GraphContext, 'store'>,
): boolean {
  return !isGiven(applicationId) || applicationId === toGlobalId('CreditApplication', store.code, number)
}

/** Returns the payload of a change, with the application after it. */
export async function payloadOf(
  context: GraphContext,
  { clientMutationId = null }: Keyed,
  userErrors: readonly UserError[],
): Promise<Changed> {
  return { application: await readApplication(context), userErrors, notices: [], clientMutationId }
}

type Call = About &
  Readonly<{ endpoint: keyof typeof CREDIT_APPLICATION_ENDPOINTS; body: Readonly<Record<string, unknown>> }>
type Sent = Readonly<{ result: unknown; userErrors: readonly [] } | { result: null; userErrors: readonly [UserError] }>

/** Makes a call by the key of an application. Returns its result, or why it was refused. */
export async function sendChange(
  context: GraphContext,
  opened: OpenCreditApplication,
  { endpoint, body, ...about }: Call,
): Promise<Sent> {
  try {
    const fields = withoutNothing(body)
    const called = await callByKey(context, opened, { endpoint, fields })
    return called === null
      ? { result: null, userErrors: [noApplication(context)] }
      : { result: called.result, userErrors: [] }
  } catch (error) {
    return { result: null, userErrors: [await applicationRefusal(context, error, about)] }
  }
}

/** Returns a body without the fields that were not given. */
export function withoutNothing(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(body).filter(([name, value]) => isGiven(value) || name === 'articulo'))
}
