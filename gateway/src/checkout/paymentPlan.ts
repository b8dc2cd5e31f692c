import type { PaymentPlan } from '../__generated__/schemaTypes.ts'
import { readCount, readNumber, readSource } from '../parse/readValue.ts'
import { money } from '../graph/money.ts'
import { PLAN_MONTHS_MAX } from './limits.ts'

/** Monthly payments as sent by the platform, with tax. */
export type PlanDocument = Readonly<{ months: number; monthly: number; last: number }>

/** Decodes a plan; null without a number of months or an amount. */
export function decodePlan(value: unknown): PlanDocument | null {
  const plan = readSource(value)
  const [months, monthly] = [readCount(plan.months), readNumber(plan.monthly)]
  if (months === null || months < 2 || months > PLAN_MONTHS_MAX || monthly === null) return null
  return { months, monthly, last: readNumber(plan.last) ?? monthly }
}

/** Returns a plan in the graph's form. */
export function shownPlan({ months, monthly, last }: PlanDocument, currencyCode: string): PaymentPlan {
  return { months, monthly: money(monthly, currencyCode), last: money(last, currencyCode) }
}
