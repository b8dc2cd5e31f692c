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
 * Stores the default values of arguments and input fields where every executor finds them. graphql 17 keeps them as
 * literals in a new place; the compiler reads values from there only, and Yoga's executor reads defaults of omitted
 * variables only from the old place. Both would silently run without the default. Throws if an enum has internal values
 * other than its names: then the two places cannot hold the same.
 */
export function settleDefaults(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isEnumType(type) && type.getValues().some((value) => value.value !== value.name)) {
      throw new Error(`The enum ${type.name} has internal values other than its names.`)
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
