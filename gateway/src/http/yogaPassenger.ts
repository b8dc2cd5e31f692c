import type { DocumentNode } from 'graphql'
import type { GraphContext } from '../graph/context.ts'
import type { Admitted } from './admitOperation.ts'
import type { AnswerExtensions } from './maskResult.ts'
import type { IncrementalFormat, MediaType } from './negotiateMediaType.ts'

/** An admitted request on its way through Yoga: parsed, counted, validated and paid for before it gets on. */
export type YogaPassenger = Readonly<{
  admitted: Admitted
  document: DocumentNode
  graph: GraphContext
  extensions: () => AnswerExtensions
  mediaType: MediaType
  /** Of an answer in parts; null for a whole one. */
  format: IncrementalFormat | null
  /** Called once the first data is there and before the first byte is sent: seals the session, counts the request. */
  beforeAnswer(hasErrors: boolean): Promise<void>
}>
