import type { DocumentNode } from 'graphql'
import type { GraphContext } from '../../app/context.ts'
import type { Admitted } from './admitOperation.ts'
import type { AnswerExtensions } from './maskResult.ts'
import type { IncrementalFormat, MediaType } from './negotiateMediaType.ts'

/** Admitted request on its way through Yoga: parsed, counted, validated and charged before. */
export type YogaContext = Readonly<{
  admitted: Admitted
  document: DocumentNode
  graph: GraphContext
  extensions: () => AnswerExtensions
  mediaType: MediaType
  /** Format of an incremental reply; null for a complete one. */
  format: IncrementalFormat | null
  /** Seals the session and counts the request. Called when the first data is ready, before the first byte is sent. */
  beforeAnswer(hasErrors: boolean): Promise<void>
}>
