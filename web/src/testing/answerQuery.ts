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

/** Default scalar values that pages can format, for fields that a test leaves out. */
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
 * Answers a storefront query for tests as a server with the data in `root` would. Fields missing in `root` become null
 * or an empty list if the schema allows it, else a displayable default. Unlike a mock generator it resolves fragments
 * on union members correctly.
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
  // Ids must be unique, or Relay merges records of different types.
  if (String(type.ofType) === 'ID') return responsePathAsArray(path).join('.')
  return SCALARS[String(type.ofType)] ?? fieldName
}
