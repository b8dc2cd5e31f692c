import type { GraphQLResolveInfo } from 'graphql'
import { priceNeeds } from '../prices/priceNeeds.ts'
import { type SourceFields, sourceFields } from './sourceFields.ts'
import { selectedCoordinates } from '../../operations/selectedCoordinates.ts'
import { selectedFields } from '../../operations/selectedFields.ts'
import type { GraphContext } from '../../app/context.ts'

export type FieldsCall = Readonly<{
  context: GraphContext
  /** Document fields that the selection below the resolver needs. */
  fields: SourceFields
  /** Names of the fields selected on the returned object, without those that `@skip` or `@include` exclude. */
  selected: () => ReadonlySet<string>
}>

/** Wraps a resolver that reads products: it receives the document fields that the selection needs. */
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
