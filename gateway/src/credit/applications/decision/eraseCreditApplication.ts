import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { Notice, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { notice } from '../../../errors/userError.ts'
import { noApplication } from '../applicationRefusal.ts'
import { sendChange } from '../changeApplication.ts'
import { forgetOpened, openedIn, startedIn } from '../openApplication.ts'

/** Erases the open application with its data and files. */
export const eraseCreditApplication: NonNullable<MutationResolvers['eraseCreditApplication']> = async (
  _root,
  { input },
  context,
) => ({ ...(await erase(context)), clientMutationId: input.clientMutationId ?? null })

async function erase(
  context: GraphContext,
): Promise<Readonly<{ userErrors: readonly UserError[]; notices: readonly Notice[] }>> {
  const erased = [notice(context.messageLanguage, 'CREDIT_ERASED')]
  const opened = openedIn(context)
  if (opened === null) {
    if (startedIn(context) === null) return { userErrors: [noApplication(context)], notices: [] }
    context.session.update({ creditStart: null })
    return { userErrors: [], notices: erased }
  }
  const { userErrors } = await sendChange(context, opened, { endpoint: 'creditErase', body: {} })
  if (userErrors.length > 0) return { userErrors, notices: [] }
  forgetOpened(context, opened)
  return { userErrors: [], notices: erased }
}
