import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
  isUnionType,
  print,
  astFromValue,
} from 'graphql'
import { TEXTS } from './hostileValues.ts'
import type { Random } from './random.ts'
import { type Known, hostileValue } from './hostileValue.ts'

type Options = Readonly<{ random: Random; schema: GraphQLSchema; known: Known }>

const many = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

/** Documents that are expensive to parse, to validate, to merge, or to print in an error. */
const ATTACKS: readonly ((random: Random) => string)[] = [
  (random) => `${'{a'.repeat(random.below(8_000))}`,
  (random) => `{ ${many(random.below(3_000), (at) => `a${at}: __typename`)} }`,
  (random) => `{ store { ${many(random.below(400), () => '...on Store { ...on Store { code } }')} } }`,
  () => 'query { ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  () => 'query { ...a } fragment a on Query { ...a store { code } }',
  (random) => `query { ...f0 } ${many(random.below(300), (at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`)} fragment f300 on Query { __typename }`,
  (random) => `{ __typename ${many(random.below(500), () => '@skip(if: false)')} }`,
  (random) => `{ __typename ${many(random.below(500), () => '@a')} }`,
  (random) => `query (${many(random.below(1_000), (at) => `$v${at}: Int`)}) { __typename }`,
  (random) => `{ product(by: { sku: ${JSON.stringify('x'.repeat(random.below(50_000)))} }) { sku } }`,
  (random) => `{ product(by: { sku: """${'\\"""'.repeat(random.below(3_000))}""" }) { sku } }`,
  (random) => `{ search(term: "a", filters: ${'['.repeat(random.below(2_000))}) { nodes { id } } }`,
  (random) => `{ search(term: "a", first: ${'9'.repeat(random.below(400))}) { nodes { id } } }`,
  (random) => `{ __schema { types { ${'ofType { '.repeat(random.below(30))} name ${'} '.repeat(random.below(30))} } } }`,
  () => '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  () => '{ __type(name: "__proto__") { name } __a: __type(name: "constructor") { name } }',
  () => '{ constructor } { __proto__ } { toString }',
  () => 'query a { __typename } query a { __typename }',
  () => 'subscription { __typename }',
  () => 'type A { b: C } extend schema { query: A } { __typename }',
  () => '{ store @defer(label: "a") { code } ... @defer(if: "x") { __typename } ...@stream { __typename } }',
  () => '{ search(term: "mesa", first: 5) { nodes @stream(initialCount: -1) { sku } } }',
  () => '{ ... @defer { store { code rootCategory { name } } } ... @defer { viewer { cart { lines { sku } } } } }',
  () => '\ufeff# x\n{ __typename }',
  () => '{ store { code } } \0',
  () => '{ __typename } "\\uD800"',
  () => 'fragment a on Query { __typename }',
  (random) => `# ${'x'.repeat(random.below(45_000))}\n{ __typename }`,
  (random) => `{${','.repeat(random.below(45_000))} __typename }`,
] // prettier-ignore

/** A GraphQL document: an attack, noise, or one that is made of the schema with hostile arguments. */
export function hostileDocument({ random, schema, known }: Options): string {
  const kind = random.below(10)
  if (kind < 3) return random.pick(ATTACKS)(random)
  if (kind === 3) return random.pick(TEXTS)
  const isMutation = random.chance(0.25)
  const root = isMutation ? schema.getMutationType() : schema.getQueryType()
  if (!root) throw new Error('no root type')
  const fields = Object.values(root.getFields())
  const count = isMutation ? 1 : 1 + random.below(3)
  const selection = Array.from(
    { length: count },
    (_, at) => `a${at}: ${fieldText(random.pick(fields), { random, schema, known }, 3)}`,
  )
  const text = `${isMutation ? 'mutation' : 'query'} { ${selection.join(' ')} }`
  return random.chance(0.9) ? text : cutText(random, text)
}

function cutText(random: Random, text: string): string {
  const at = random.below(text.length)
  return `${text.slice(0, at)}${random.pick(['', '}', '{', '"', '\\', '...', '@', '$', '!', '\0', '🛋', '(', ')'])}${text.slice(at + random.below(3))}`
}

function fieldText(field: GraphQLField<unknown, unknown>, options: Options, depth: number): string {
  const { random, known } = options
  const given = field.args
    .filter(({ type }) => String(type).endsWith('!') || random.chance(0.6))
    .map(({ name, type }) => `${name}: ${literalOf(hostileValue(type, name, { random, known }), type)}`)
  const head = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
  const below = selectionOf(getNamedType(field.type), options, depth)
  return below === null ? head : `${head} ${below}`
}

function selectionOf(type: GraphQLNamedType, options: Options, depth: number): string | null {
  if (isUnionType(type)) return '{ __typename }'
  if (!isObjectType(type) && !isInterfaceType(type)) return null
  const { random } = options
  const fields = Object.values(type.getFields())
  const leaves = depth > 0 ? fields : fields.filter((field) => isLeafType(getNamedType(field.type)))
  const chosen = random.some(leaves, Math.min(0.6, 5 / (leaves.length + 1)))
  return `{ __typename ${chosen.map((field, at) => `x${at}: ${fieldText(field, options, depth - 1)}`).join(' ')} }`
}

/** A value as a literal: as the type writes it where it fits, as JSON where it does not. */
function literalOf(value: unknown, type: Parameters<typeof astFromValue>[1]): string {
  try {
    const literal = astFromValue(value, type)
    if (literal) return print(literal)
  } catch {
    // The value is of another type, as it was meant to be.
  }
  return JSON.stringify(value)?.replaceAll(/"(\w+)":/g, '$1:') ?? 'null'
}
