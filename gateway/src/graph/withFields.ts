import type { GraphQLResolveInfo } from 'graphql'
import { priceNeeds } from '../catalogue/priceNeeds.ts'
import { type SourceFields, sourceFields } from '../catalogue/sourceFields.ts'
import { selectedCoordinates } from '../operations/selectedCoordinates.ts'
import { selectedFields } from '../operations/selectedFields.ts'
import type { GraphContext } from './context.ts'

export type FieldsCall = Readonly<{
  context: GraphContext
  /** Document fields that the selection below the resolver needs. */
  fields: SourceFields
  /** Names of what is selected on the object that the resolver returns, and not left out by `@skip` or `@include`. */
  selected: () => ReadonlySet<string>
}>

/** A resolver that reads products: it is told which fields of their documents to ask for. */
export function withFields<Parent, Arguments, Result>(
  resolve: (parent: Parent, given: Arguments, call: FieldsCall) => Result,
): (...call: [Parent, Arguments, GraphContext, GraphQLResolveInfo]) => Result {
  return (...[parent, given, context, info]) =>
    resolve(parent, given, {
      context,
      fields: sourceFields(selectedCoordinates(info), priceNeeds(context.settings)),
      selected: () => selectedFields(info),
    })
}
