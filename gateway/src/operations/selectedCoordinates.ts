import {
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'returnType' | 'schema' | 'fragments'>

const byFieldNode = new WeakMap<FieldNode, Map<string, ReadonlySet<string>>>()

/**
 * Returns the schema coordinates of all fields selected below the one being resolved: `Product.name`,
 * `ProductPrice.final`.
 *
 * Includes all fragments on all types, skipped or not. A field of an object type also counts for the interfaces that
 * declare it, so that `Product.name` finds `... on SimpleProduct { name }`. Computed once per field of a cached
 * document.
 */
export function selectedCoordinates(info: SelectionInfo): ReadonlySet<string> {
  const { fieldNodes, returnType } = info
  const type = getNamedType(returnType)
  const [single] = fieldNodes
  if (single && fieldNodes.length === 1) return coordinatesBelow(single, type, info)
  return new Set(fieldNodes.flatMap((node) => [...coordinatesBelow(node, type, info)]))
}

function coordinatesBelow(node: FieldNode, type: GraphQLNamedType, info: SelectionInfo): ReadonlySet<string> {
  let byType = byFieldNode.get(node)
  if (!byType) byFieldNode.set(node, (byType = new Map()))
  let found = byType.get(type.name)
  if (!found) {
    found = new Set(collect(node.selectionSet, type, info))
    byType.set(type.name, found)
  }
  return found
}

function* collect(
  selectionSet: SelectionSetNode | undefined,
  type: GraphQLNamedType,
  info: SelectionInfo,
): Generator<string> {
  for (const selection of selectionSet?.selections ?? []) {
    if (selection.kind === Kind.FIELD) {
      yield* fieldCoordinates(selection, type, info)
      continue
    }
    const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : info.fragments[selection.name.value]
    const condition = fragment?.typeCondition ? info.schema.getType(fragment.typeCondition.name.value) : type
    if (fragment && condition) yield* collect(fragment.selectionSet, condition, info)
  }
}

function* fieldCoordinates(node: FieldNode, type: GraphQLNamedType, info: SelectionInfo): Generator<string> {
  if (!isObjectType(type) && !isInterfaceType(type)) return
  const field = type.getFields()[node.name.value]
  if (!field) return
  yield `${type.name}.${field.name}`
  for (const parent of type.getInterfaces()) {
    if (parent.getFields()[field.name]) yield `${parent.name}.${field.name}`
  }
  yield* coordinatesBelow(node, getNamedType(field.type), info)
}
