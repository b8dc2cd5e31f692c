import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode, type ValueNode } from 'graphql'

/** Size of a document, with each fragment counted at every spread. */
export type DocumentCounts = Readonly<{
  depth: number
  aliases: number
  fields: number
  rootFields: number
  directives: number
  /** Items of the longest list literal. */
  listItems: number
}>

const NOTHING: DocumentCounts = { depth: 0, aliases: 0, fields: 0, rootFields: 0, directives: 0, listItems: 0 }

/**
 * Measures a parsed document. Each fragment is walked once and its counts reused, so that fragments which double each
 * other cost no time here, but count in full. The largest operation or fragment decides. Depth is not counted below
 * `__schema` and `__type`, since introspection needs it.
 */
export function countDocument(document: DocumentNode): DocumentCounts {
  const walk = createWalk(document)
  let counts = NOTHING
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      const own = walk.selectionSet(definition.selectionSet)
      const literals = (definition.variableDefinitions ?? []).map((node) => literalItems(node.defaultValue))
      const directives = own.directives + (definition.directives?.length ?? 0)
      counts = largest(counts, { ...own, directives, listItems: Math.max(own.listItems, ...literals) })
    } else if (definition.kind === Kind.FRAGMENT_DEFINITION) {
      // Its depth, and whether it is introspection, follow from where it is spread.
      counts = largest(counts, { ...walk.fragment(definition), rootFields: 0, depth: 0 })
    }
  }
  return counts
}

function createWalk(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const known = new Map<string, DocumentCounts>()

  const fragment = (node: FragmentDefinitionNode | undefined): DocumentCounts => {
    if (!node) return NOTHING
    const name = node.name.value
    const found = known.get(name)
    if (found) return found
    // A fragment that spreads itself counts as nothing here; validation refuses it.
    known.set(name, NOTHING)
    const counts = selectionSet(node.selectionSet)
    known.set(name, counts)
    return counts
  }

  const selectionSet = (node: SelectionSetNode | undefined): DocumentCounts => {
    let counts = NOTHING
    for (const selection of node?.selections ?? []) {
      const directives = selection.directives ?? []
      const own = { ...NOTHING, directives: directives.length }
      if (selection.kind === Kind.FIELD) {
        const below = selectionSet(selection.selectionSet)
        const literals = [selection, ...directives].flatMap((holder) => holder.arguments ?? [])
        counts = sum(counts, {
          depth: selection.name.value.startsWith('__') ? 1 : below.depth + 1,
          aliases: below.aliases + (selection.alias ? 1 : 0),
          fields: below.fields + 1,
          rootFields: 1,
          directives: below.directives + directives.length,
          listItems: Math.max(below.listItems, ...literals.map((argument) => literalItems(argument.value))),
        })
      } else {
        const spread =
          selection.kind === Kind.INLINE_FRAGMENT
            ? selectionSet(selection.selectionSet)
            : fragment(fragments.get(selection.name.value))
        counts = sum(sum(counts, own), spread)
      }
    }
    return counts
  }

  return { fragment, selectionSet }
}

function literalItems(value: ValueNode | undefined): number {
  if (value?.kind === Kind.LIST) return Math.max(value.values.length, ...value.values.map(literalItems))
  if (value?.kind === Kind.OBJECT) return Math.max(0, ...value.fields.map((field) => literalItems(field.value)))
  return 0
}

/** Combines two branches: counts are added, depths take the larger. */
function sum(left: DocumentCounts, right: DocumentCounts): DocumentCounts {
  return {
    depth: Math.max(left.depth, right.depth),
    aliases: left.aliases + right.aliases,
    fields: left.fields + right.fields,
    rootFields: left.rootFields + right.rootFields,
    directives: left.directives + right.directives,
    listItems: Math.max(left.listItems, right.listItems),
  }
}

function largest(left: DocumentCounts, right: DocumentCounts): DocumentCounts {
  return {
    depth: Math.max(left.depth, right.depth),
    aliases: Math.max(left.aliases, right.aliases),
    fields: Math.max(left.fields, right.fields),
    rootFields: Math.max(left.rootFields, right.rootFields),
    directives: Math.max(left.directives, right.directives),
    listItems: Math.max(left.listItems, right.listItems),
  }
}
