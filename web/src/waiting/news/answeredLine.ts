import * as v from 'valibot'
import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import { type LineIdentity, isSameLine } from '../../cart/records/cartLinesAfter.ts'
import type { Outcome } from '../../offline/outcome.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { isJsonRecord } from '../../relay/payload.ts'

const lineSchema = v.object({
  sku: v.string(),
  optionsChecksum: v.nullish(v.string()),
  quantity: v.number(),
})

export type AnsweredLine = v.InferOutput<typeof lineSchema>

const addedSchema = v.object({
  sku: v.string(),
  customOptions: v.optional(v.array(v.object({ optionId: v.string(), value: v.string() }))),
  bundleOptions: v.optional(
    v.array(v.object({ optionId: v.string(), selectionIds: v.array(v.string()), quantity: v.optional(v.number()) })),
  ),
})
const namedSchema = v.object({
  line: v.object({ identity: v.object({ sku: v.string(), optionsChecksum: v.nullish(v.string()) }) }),
})

/** Returns the line that a task changes; null for a task that changes none, or several. */
export function identityIn({ variables }: Pick<WaitingTask, 'variables'>): LineIdentity | null {
  const { input } = variables
  const lines = isJsonRecord(input) ? input['lines'] : null
  const all: readonly unknown[] = Array.isArray(lines) ? lines : []
  const [line, ...others] = all
  if (others.length > 0) return null
  const named = v.safeParse(namedSchema, line)
  if (named.success) {
    const { sku, optionsChecksum: checksum } = named.output.line.identity
    return { sku, optionsChecksum: checksum ?? null }
  }
  const added = v.safeParse(addedSchema, line)
  return added.success ? { sku: added.output.sku, optionsChecksum: optionsChecksum(added.output) } : null
}

/** Returns the line of a task in the answered cart; null when it has none. */
export function answeredLine(task: Pick<WaitingTask, 'variables'>, outcome: Outcome): AnsweredLine | null {
  const identity = identityIn(task)
  if (!identity || outcome.kind === 'waiting' || outcome.data === null) return null
  const carts = Object.values(outcome.data).flatMap((payload) => (isJsonRecord(payload) ? [payload['cart']] : []))
  const lines = carts.flatMap((cart) => (isJsonRecord(cart) && Array.isArray(cart['lines']) ? cart['lines'] : []))
  return (
    lines
      .flatMap((line) => {
        const parsed = v.safeParse(lineSchema, line)
        return parsed.success ? [parsed.output] : []
      })
      .find((line) => isSameLine({ sku: line.sku, optionsChecksum: line.optionsChecksum ?? null }, identity)) ?? null
  )
}
