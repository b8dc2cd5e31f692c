import type { GraphQLResolveInfo } from 'graphql'
import { type SourceFields, sourceFields } from '../catalogue/sourceFields.ts'
import { selectedCoordinates } from '../operations/selectedCoordinates.ts'
import type { GraphContext } from './context.ts'

export type FieldsCall = Readonly<{
  context: GraphContext
  /** Document fields that the selection below the resolver needs. */
  fields: SourceFields
}>

/** A resolver that reads products: it is told which fields of their documents to ask for. */
export function withFields<Parent, Arguments, Result>(
  resolve: (parent: Parent, given: Arguments, call: FieldsCall) => Result,
): (...call: [Parent, Arguments, GraphContext, GraphQLResolveInfo]) => Result {
  return (...[parent, given, context, info]) =>
    resolve(parent, given, { context, fields: sourceFields(selectedCoordinates(info)) })
}
