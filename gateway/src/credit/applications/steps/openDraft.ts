import type { UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { UpstreamFailure } from '../../../errors/upstreamFailure.ts'
import { readSource, readText } from '../../../parse/readValue.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { CUSTOMER_NAMES, KIND_NAMES } from '../../platformNames.ts'
import { applicationRefusal } from '../applicationRefusal.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../limits.ts'
import { storeOpened } from '../openApplication.ts'
import { callerHeaders } from '../../callerHeaders.ts'

type Opening = Pick<OpenCreditApplication, 'kind' | 'customer'> &
  Readonly<{
    /** Data of a new customer. */
    applicant?: Readonly<Record<string, unknown>>
    /** Headers that prove a credit account. */
    proof?: Readonly<Record<string, string>>
  }>

type Opened = Readonly<
  { opened: OpenCreditApplication; userErrors: readonly [] } | { opened: null; userErrors: readonly [UserError] }
>

/**
 * Has the platform open an application, and stores its key in the sealed session. The call carries the user token of a
 * signed-in customer, to whom the application then belongs.
 */
export async function openDraft(
  context: GraphContext,
  { kind, customer, applicant = {}, proof = {} }: Opening,
): Promise<Opened> {
  const { store, upstream, session } = context
  const body = { storeCode: store.code, tipo: KIND_NAMES[kind], cliente: CUSTOMER_NAMES[customer], ...applicant }
  try {
    const headers = { ...callerHeaders(context), ...proof }
    const result = await upstream.call('creditContact', { body, headers, asGuest: session.userToken === null })
    const [first] = Array.isArray(result) ? result : [result]
    const read = readSource(first)
    const [id, key] = [read['solicitud'], read['clave']].map((value) => readText(value, CREDENTIAL_MAX_CHARACTERS))
    const number = readText(read['incrementId'], CREDENTIAL_MAX_CHARACTERS)
    if (id === null || id === undefined || key === null || key === undefined || number === null)
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditContact', detail: 'the result has no key' })
    const opened = { id, key, number, kind, customer }
    storeOpened(context, opened)
    return { opened, userErrors: [] }
  } catch (error) {
    return { opened: null, userErrors: [await applicationRefusal(context, error, { asked: { kind, customer } })] }
  }
}
