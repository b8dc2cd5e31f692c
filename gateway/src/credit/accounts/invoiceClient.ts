import DataLoader from 'dataloader'
import { GatewayError } from '../../errors/gatewayError.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { CREDIT_SCHEDULES_MAX, INVOICE_NUMBER } from '../limits.ts'
import type { CreditInvoiceMapper, CreditReader } from '../mappers.ts'
import { type Called, type CreditCallScope, readAs, readersOf } from './callAs.ts'
import { decodeInvoice } from './decodeInvoice.ts'

type Named = Pick<CreditInvoiceMapper, 'reader' | 'number'>

/** Returns the loader key of a credit. */
export function toScheduleKey({ reader, number }: Named): string {
  return `${reader}:${number}`
}

/**
 * Loads credits with their payments, as the platform sends them: a call for each, hence a few in a request. Null for one
 * that the session may not read.
 */
export function createScheduleLoader(scope: CreditCallScope) {
  let asked = 0
  return new DataLoader<string, Called | null>(
    (keys) =>
      Promise.all(
        keys.map(async (key) => {
          asked += 1
          if (asked > CREDIT_SCHEDULES_MAX) return tooMany()
          const isOfSession = key.startsWith('session:')
          const number = key.slice(key.indexOf(':') + 1)
          return readDetail(scope, { reader: isOfSession ? 'session' : 'customer', number }).catch(asError)
        }),
      ),
    { maxBatchSize: CREDIT_SCHEDULES_MAX, name: 'creditSchedules' },
  )
}

/** Finds a credit by its number: that of the proven account, else of the account that is linked to the customer. */
export async function findInvoice(scope: CreditCallScope, number: string): Promise<CreditInvoiceMapper | null> {
  const { code: storeCode, currencyCode } = scope.store
  for (const reader of readersOf(scope)) {
    const called = await readDetail(scope, { reader, number })
    if (called === null) continue
    const invoice = decodeInvoice(called.result, { storeCode, currencyCode, reader })
    if (invoice === null) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'creditInvoice', detail: 'no credit' })
    return invoice.number === number ? invoice : null
  }
  return null
}

async function readDetail(
  scope: CreditCallScope,
  { reader, number }: Readonly<{ reader: CreditReader; number: string }>,
): Promise<Called | null> {
  if (!INVOICE_NUMBER.test(number)) return null
  return readAs(scope, reader, { endpoint: 'creditInvoice', call: { query: { incrementId: number } } })
}

function tooMany(): GatewayError {
  return new GatewayError(
    'BAD_USER_INPUT',
    `\`instalments\` and \`offer\` are read for ${CREDIT_SCHEDULES_MAX} credits.`,
  )
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error))
}
