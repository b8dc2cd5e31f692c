import {
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  valueFromASTUntyped,
} from 'graphql'

/**
 * Puts the default values of arguments and input fields where every executor finds them. graphql 17 keeps them as
 * literals in a new place; the compiler takes only values from there, and Yoga's executor looks, for a variable that is
 * left out, only in the old one. Both would quietly run without the default.
 *
 * Throws when an enum stands for other values than its names: then the two places could not hold the same.
 */
export function settleDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && type.getValues().some((value) => value.value !== value.name)) {
      throw new Error(`The enum ${type.name} stands for values other than its names.`)
    }
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(settle)
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) field.args.forEach(settle)
    }
  }
  return schema
}

function settle(input: GraphQLArgument | GraphQLInputField): void {
  if (input.default?.literal === undefined) return
  const value = valueFromASTUntyped(input.default.literal)
  input.default = { value }
  input.defaultValue = value
}
