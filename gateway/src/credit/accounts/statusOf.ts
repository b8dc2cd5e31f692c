import type { CreditAccountStatus } from '../../__generated__/schemaTypes.ts'

const STATUSES = ['ACTIVE', 'BLOCKED', 'CLOSED'] as const satisfies readonly CreditAccountStatus[]

/** Returns the state of an account; null for another text. */
export function statusOf(name: unknown): CreditAccountStatus | null {
  return STATUSES.find((status) => status === name) ?? null
}
