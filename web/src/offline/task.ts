import * as v from 'valibot'

const jsonObject = v.record(v.string(), v.unknown())

/** A change that a shopper has made, as it is kept: data alone, never a closure and never an address. */
export const taskSchema = v.pipe(
  v.object({
    /** Minted, never counted. Also the mutation's `clientMutationId`: sending it twice changes nothing twice. */
    id: v.string(),
    /** Key into the registry of queueable mutations. */
    name: v.string(),
    scope: v.string(),
    variables: jsonObject,
    optimism: jsonObject,
    /** Whose change it is; null for a guest. */
    customer: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    createdAt: v.number(),
    updatedAt: v.number(),
    state: v.picklist(['waiting', 'inFlight']),
    attempts: v.number(),
    /** True once the first byte may have been sent. */
    isTransmitted: v.boolean(),
    transmittedAt: v.nullable(v.number()),
    /** What the last try came to, null before it. */
    resultCode: v.nullable(v.string()),
    /** True once somebody has been told that it waits. */
    isAcknowledged: v.boolean(),
    /** Place in the queue, given by the storage when it is written. */
    position: v.number(),
  }),
  v.readonly(),
)

export type Task = v.InferOutput<typeof taskSchema>
