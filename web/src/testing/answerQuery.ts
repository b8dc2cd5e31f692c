import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  executeSync,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  responsePathAsArray,
} from 'graphql'
import type { ConcreteRequest, Variables } from 'relay-runtime'

const SCHEMA_FOLDER = join(import.meta.dirname, '../../../schema')
const schema = buildSchema(readFileSync(join(SCHEMA_FOLDER, '__generated__/schema.graphql'), 'utf8'))
const documents: Record<string, string> = JSON.parse(
  readFileSync(join(SCHEMA_FOLDER, 'operations/storefront.json'), 'utf8'),
)

/** What pages can format, for what a test leaves out. */
const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: false,
  CurrencyCode: 'MXN',
  Decimal: '100.00',
  Float: 0,
  HexColor: '#e0d8cc',
  Int: 0,
  StockStatus: 'OK',
}

/**
 * Answers a query of the storefront as a server with the data of `root` would, for tests. What `root` leaves out is null
 * or an empty list where the schema allows it, else something that can be shown. Unlike a generator of mocks it knows
 * which members of a union a fragment is for.
 */
export function answerQuery(query: ConcreteRequest, variables: Variables, root: object): Record<string, unknown> {
  const document = parse(documents[query.params.id ?? ''] ?? '')
  const { data, errors } = executeSync({
    schema,
    document,
    rootValue: root,
    variableValues: variables,
    fieldResolver: givenOrDefault,
  })
  if (errors?.[0]) throw errors[0]
  return JSON.parse(JSON.stringify(data))
}

// oxlint-disable-next-line max-params -- graphql-js calls it so
const givenOrDefault: GraphQLFieldResolver<Record<string, unknown>, unknown> = (source, parameters, _, info) => {
  const given = source[info.fieldName]
  return (typeof given === 'function' ? given(parameters) : given) ?? defaultOf(info)
}

function defaultOf({ returnType: type, fieldName, path }: GraphQLResolveInfo): unknown {
  if (!isNonNullType(type)) return null
  if (isListType(type.ofType)) return []
  if (isObjectType(type.ofType)) return {}
  // Ids have to differ, or records of different types become one.
  if (String(type.ofType) === 'ID') return responsePathAsArray(path).join('.')
  return SCALARS[String(type.ofType)] ?? fieldName
}
