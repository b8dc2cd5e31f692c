import type { CreditFileSlot, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { sendChange } from '../changeApplication.ts'
import { SLOT_NAMES } from '../names.ts'

type File = Readonly<{ slot: CreditFileSlot; bytes: Buffer }>

/** Sends an identification file. Returns why it was refused; null if it was received. */
export async function sendCreditFile(
  context: GraphContext,
  opened: OpenCreditApplication,
  { slot, bytes }: File,
): Promise<UserError | null> {
  const body = { tipo: SLOT_NAMES[slot], contenido: bytes.toString('base64') }
  const [reason = null] = (await sendChange(context, opened, { endpoint: 'creditFile', body })).userErrors
  return reason
}
