import type { ShippingMethod } from '../__generated__/schemaTypes.ts'

type Chosen = Readonly<{ carrierCode: string | null; methodCode: string | null }>
type Named = Pick<ShippingMethod, 'carrierCode' | 'methodCode'>

/** Both prices of standard delivery, by carrier: the platform offers one of them, depending on the cart's total. */
const STANDARD: ReadonlySet<string> = new Set(['flatrate', 'freeshipping'])

/**
 * Finds the chosen shipping method among the current offers. Standard delivery stays chosen if it becomes free or is
 * charged again, as on the platform.
 */
export function findChosenMethod<TMethod extends Named>(methods: readonly TMethod[], chosen: Chosen): TMethod | null {
  const { carrierCode, methodCode } = chosen
  const exact = methods.find((method) => method.carrierCode === carrierCode && method.methodCode === methodCode)
  const isStandard = STANDARD.has(carrierCode ?? '') && STANDARD.has(methodCode ?? '')
  if (exact || !isStandard) return exact ?? null
  return methods.find((method) => STANDARD.has(method.carrierCode)) ?? null
}
