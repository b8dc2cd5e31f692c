import * as v from 'valibot'

const noticeSchema = v.object({ code: v.string(), message: v.string() })
const payloadSchema = v.object({ notices: v.array(noticeSchema) })

export type Notice = v.InferOutput<typeof noticeSchema>

/** What a mutation's raw answer wants the shopper to know; nothing when the answer has no such part. */
export function noticesOf(data: Readonly<Record<string, unknown>>): readonly Notice[] {
  return Object.values(data).flatMap((payload) => (v.is(payloadSchema, payload) ? payload.notices : []))
}
