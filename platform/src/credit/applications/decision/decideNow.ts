import Big from 'big.js'
import { PlatformError } from '../../../http/PlatformError.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { stateRefusal } from '../applicationRefusal.ts'
import { type ApplicationRow, openApplication } from '../applicationRepository.ts'
import { NEWLY_MOVED_MAX_MXN } from '../limits.ts'
import { applyDecision, decide, requestedAmount } from './applyDecision.ts'
import type { Decision } from './decideApplication.ts'
import { withErasing } from './withErasing.ts'

type Asked = Readonly<{
  /** Folio of the application. */
  folio: string
  /** Status to decide for; undefined leaves the decision to the rules. */
  status: Decision['status'] | undefined
  now: Date
}>

/**
 * Decides an application in review before its day.
 * @throws PlatformError 404 for an unknown folio, 409 where the application is not in review.
 */
export function decideNow(parts: ApplicationParts, { folio, status, now }: Asked): Promise<ApplicationRow> {
  return withErasing(parts, async (transaction, erase) => {
    const found = await transaction
      .selectFrom('credit_application')
      .selectAll()
      .where('folio', '=', folio)
      .forUpdate()
      .executeTakeFirst()
    if (found === undefined) throw new PlatformError(404, { errorMessage: 'No such application' })
    if (found.status !== 'SUBMITTED') throw stateRefusal(found.status)
    const application = openApplication(parts.personalData, found)
    const decision =
      status === undefined
        ? await decide(parts, application, { transaction, now })
        : named(status, requestedAmount(found))
    return (await applyDecision(parts, application, { decision, transaction, now, erase })).row
  })
}

function named(status: Decision['status'], amount: Big): Decision {
  switch (status) {
    case 'DENIED':
      return { status, reason: 'HISTORY' }
    case 'NEEDS_FILES':
      return { status }
    case 'APPROVED':
      return { status, approved: amount }
    case 'PARTIALLY_APPROVED':
      return { status, approved: amount.gt(NEWLY_MOVED_MAX_MXN) ? new Big(NEWLY_MOVED_MAX_MXN) : amount }
  }
}
