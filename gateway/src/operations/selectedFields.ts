import {
  type DirectiveNode,
  type FieldNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql'

type SelectionInfo = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>

/** Names by field of a cached document, the same for all requests; null for a selection that depends on variables. */
const fixed = new WeakMap<FieldNode, ReadonlySet<string> | null>()

/**
 * Returns the names of the fields selected on the object that a resolver returns, without those that `@skip` or
 * `@include` exclude: data that needs a REST call of its own is read only if it is selected.
 */
export function selectedFields(info: SelectionInfo): ReadonlySet<string> {
  const [single, ...others] = info.fieldNodes
  if (single === undefined || others.length > 0) return namesIn(info)
  const known = fixed.get(single)
  if (known) return known
  const names = namesIn(info)
  if (known === undefined) fixed.set(single, isConditional(single.selectionSet, info) ? null : names)
  return names
}

function namesIn(info: SelectionInfo): ReadonlySet<string> {
  return new Set(info.fieldNodes.flatMap(({ selectionSet }) => [...fieldsOf(selectionSet, info)]))
}

/** Returns true if a directive decides about a field of the object itself. */
function isConditional(
  selectionSet: SelectionSetNode | undefined,
  { fragments }: Pick<SelectionInfo, 'fragments'>,
): boolean {
  return (selectionSet?.selections ?? []).some((selection) => {
    if ((selection.directives ?? []).length > 0) return true
    if (selection.kind === Kind.FIELD) return false
    const own = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return isConditional(own?.selectionSet, { fragments })
  })
}

function* fieldsOf(selectionSet: SelectionSetNode | undefined, info: SelectionInfo): Generator<string> {
  for (const selection of selectionSet?.selections ?? []) {
    if (!isIncluded(selection.directives ?? [], info)) continue
    if (selection.kind === Kind.FIELD) yield selection.name.value
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(selection.selectionSet, info)
    else yield* fieldsOf(info.fragments[selection.name.value]?.selectionSet, info)
  }
}

function isIncluded(directives: readonly DirectiveNode[], info: SelectionInfo): boolean {
  return directives.every(({ name, arguments: given }) => {
    const condition = given?.find((argument) => argument.name.value === 'if')?.value
    if (name.value === 'skip') return valueOf(condition, info) !== true
    return name.value !== 'include' || valueOf(condition, info) !== false
  })
}

function valueOf(node: ValueNode | undefined, { variableValues }: SelectionInfo): unknown {
  if (node?.kind === Kind.BOOLEAN) return node.value
  return node?.kind === Kind.VARIABLE ? coerced(variableValues)[node.name.value] : undefined
}

/**
 * Returns the variables' values: graphql 17 passes them together with their sources; other executors pass them alone.
 */
function coerced(values: GraphQLResolveInfo['variableValues']): Readonly<Record<string, unknown>> {
  return isRecord(values.sources) && isRecord(values.coerced) ? values.coerced : { ...values }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
