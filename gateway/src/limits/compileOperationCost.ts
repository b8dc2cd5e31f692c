import {
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  getNullableType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
} from 'graphql'
import { FIELDS_WITH_CALLS } from './fieldsWithCalls.ts'
import { CALL_COST, INTROSPECTION_OBJECTS, MUTATION_COST } from './limits.ts'
import { LIST_SIZE_DEFAULT, LIST_SIZES, PAGE_SIZE_DEFAULT } from './listSizes.ts'

type Variables = Readonly<Record<string, unknown>>
/** Number that is constant, or depends on variables. */
type Quantity = number | ((variables: Variables) => number)

type Source = Readonly<{
  schema: GraphQLSchema
  operation: OperationDefinitionNode
  fragments: ReadonlyMap<string, FragmentDefinitionNode>
}>

/**
 * Compiles the cost of an operation: the number of objects that it may return, with lists counted by their size, and
 * the REST calls of `FIELDS_WITH_CALLS`. Scalars are free, a mutation adds a little, introspection has a fixed cost. A
 * page size in a variable makes the cost depend on it. The document must have been counted and validated before:
 * fragments are expanded here.
 */
export function compileOperationCost(source: Source): (variables: Variables) => number {
  const { schema, operation } = source
  const root = schema.getRootType(operation.operation)
  const cost = root ? selectionCost(source, root, { selectionSet: operation.selectionSet, page: null }) : 0
  const base = operation.operation === OperationTypeNode.MUTATION ? MUTATION_COST : 0
  return typeof cost === 'number' ? () => base + cost : (variables) => base + cost(variables)
}

type Selection = Readonly<{ selectionSet: SelectionSetNode; page: Quantity | null }>

function selectionCost(source: Source, type: GraphQLNamedType, { selectionSet, page }: Selection): Quantity {
  return selectionSet.selections.reduce<Quantity>((total, selection) => {
    if (selection.kind === Kind.FIELD) return plus(total, fieldCost(source, type, { node: selection, page }))
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : source.fragments.get(selection.name.value)
    const condition = fragment?.typeCondition ? source.schema.getType(fragment.typeCondition.name.value) : type
    if (!fragment || !condition) return total
    return plus(total, selectionCost(source, condition, { selectionSet: fragment.selectionSet, page }))
  }, 0)
}

function fieldCost(
  source: Source,
  type: GraphQLNamedType,
  { node, page }: Readonly<{ node: FieldNode; page: Quantity | null }>,
): Quantity {
  const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[node.name.value] : undefined
  if (INTROSPECTION_FIELDS.has(node.name.value)) return INTROSPECTION_OBJECTS
  if (!field || !node.selectionSet || !isCompositeType(getNamedType(field.type))) return 0
  const size = pageSize(field, node)
  const isList = isListType(getNullableType(field.type))
  const below = selectionCost(source, getNamedType(field.type), {
    selectionSet: node.selectionSet,
    page: isList ? null : size,
  })
  const calls = callCost(type, field.name)
  if (!isList) return plus(1 + calls, below)
  // Fields beside a page's items do not multiply by its size, such as facets.
  return plus(calls, times(size ?? usualSize(type, field.name) ?? page ?? LIST_SIZE_DEFAULT, plus(1, below)))
}

const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set(['__schema', '__type'])

/** Returns the `first`, `last` or `ids` of a field; null if it has none of them. */
function pageSize(field: GraphQLField<unknown, unknown>, node: FieldNode): Quantity | null {
  const ids = node.arguments?.find((argument) => argument.name.value === 'ids')
  if (ids?.value.kind === Kind.LIST) return ids.value.values.length
  if (ids?.value.kind === Kind.VARIABLE) return fromVariable(ids.value.name.value, PAGE_SIZE_DEFAULT)
  const first = field.args.find((argument) => argument.name === 'first')
  if (!first) return null
  const usual = typeof first.defaultValue === 'number' ? first.defaultValue : PAGE_SIZE_DEFAULT
  const sizes = ['first', 'last'].flatMap((name) => {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value
    if (value?.kind === Kind.INT) return Number(value.value)
    return value?.kind === Kind.VARIABLE ? fromVariable(value.name.value, usual) : []
  })
  return sizes.length === 0 ? usual : sizes.reduce(larger)
}

function fromVariable(name: string, otherwise: number): Quantity {
  return (variables) => {
    const value = variables[name]
    if (Array.isArray(value)) return value.length
    return typeof value === 'number' ? Math.max(0, value) : otherwise
  }
}

function usualSize(type: GraphQLNamedType, fieldName: string): number | undefined {
  const owners = isObjectType(type) || isInterfaceType(type) ? [type, ...type.getInterfaces()] : [type]
  return owners.map((owner) => LIST_SIZES[`${owner.name}.${fieldName}`]).find((size) => size !== undefined)
}

/** Returns the cost of the REST calls that a field makes for each object that has it. */
function callCost({ name }: GraphQLNamedType, fieldName: string): number {
  return FIELDS_WITH_CALLS.has(`${name}.${fieldName}`) ? CALL_COST : 0
}

const plus = combine((left, right) => left + right)
const times = combine((left, right) => left * right)
const larger = combine(Math.max)

function combine(operator: (left: number, right: number) => number) {
  return (left: Quantity, right: Quantity): Quantity => {
    if (typeof left === 'number' && typeof right === 'number') return operator(left, right)
    return (variables) => operator(valueOf(left, variables), valueOf(right, variables))
  }
}

function valueOf(quantity: Quantity, variables: Variables): number {
  return typeof quantity === 'number' ? quantity : quantity(variables)
}
