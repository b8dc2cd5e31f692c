import {
  type GraphQLArgument,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isObjectType,
} from 'graphql'
import { expect, test } from 'vitest'
import { INPUT_LIST_MAX_ITEMS } from '../limits/limits.ts'
import { createSchema } from './createSchema.ts'

/** Texts whose maximum length a client need not know, since it does not compose them. */
const COPIED = [
  // A value that the graph has returned, or that a link holds.
  /\bcursor\b|\bGlobal id\b|`[A-Z]\w+\.\w+`|\bfrom the (?:mailed )?link\b|\bof the link\b|\bas in `/i,
  // A password of an account that exists.
  /^(?:The account's|Current) password\.$/,
  // A name that the platform has given; one that it does not know is found nowhere.
  /^(?:The platform's (?:code|identifier) of|Code of the store|Code of the state|URL key|State in Mexico|Postal code\.)/,
]
/** Inputs that are compared with what is there, whatever their length. */
const COMPARED: ReadonlySet<string> = new Set([
  'CartLineIdentityInput.sku',
  'CategoryBy.urlPath',
  'Query.series(slug:)',
  'RemoveFromWishListInput.sku',
  'SelectionInput.attributeCode',
  'Series.products(category:)',
  'SignOutDevicesInput.deviceId',
  'WishList.hasProduct(sku:)',
])
const NUMBER = /\d|\b(?:four|five|eight|ten)\b/
const REPEATED = /\bsame rules as `/

type Input = Pick<GraphQLArgument | GraphQLInputField, 'type' | 'description'> & Readonly<{ coordinate: string }>

function inputs(): readonly Input[] {
  return Object.values(createSchema({}).getTypeMap()).flatMap((type): Input[] => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type)) {
      return Object.values(type.getFields()).map(({ name, type: given, description }) => ({
        type: given,
        description,
        coordinate: `${type.name}.${name}`,
      }))
    }
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap(({ name, args }) =>
      args.map(({ name: argument, type: given, description }) => ({
        type: given,
        description,
        coordinate: `${type.name}.${name}(${argument}:)`,
      })),
    )
  })
}

const isRetryKey = ({ coordinate }: Input) => coordinate.endsWith('.clientMutationId')
const isList = ({ type }: Input) => isListType(getNullableType(type))

test('every list says how many items it takes, no more than any list may hold', () => {
  const lists = inputs().filter(isList)
  expect(lists.length).toBeGreaterThan(15)
  const silent = lists.filter(({ description }) => !NUMBER.test(description ?? ''))
  expect(silent.map(({ coordinate }) => coordinate)).toEqual([])
  const counts = lists.map(({ coordinate, description }) => ({
    coordinate,
    most: Number(/\bat most (\d+)\b(?! characters)/i.exec(description ?? '')?.[1] ?? 0),
  }))
  expect(counts.filter(({ most }) => most > INPUT_LIST_MAX_ITEMS)).toEqual([])
})

test('every text that a client composes says how long it may be', () => {
  const texts = inputs().filter(
    (input) => !isList(input) && ['String', 'ID'].includes(getNamedType(input.type).name) && !isRetryKey(input),
  )
  expect(texts.length).toBeGreaterThan(100)
  const silent = texts.filter(({ coordinate, description }) => {
    const text = (description ?? '').replaceAll('\n', ' ')
    const isCopied = COMPARED.has(coordinate) || COPIED.some((pattern) => pattern.test(text))
    return !isCopied && !NUMBER.test(text) && !REPEATED.test(text)
  })
  expect(silent.map(({ coordinate, description }) => `${coordinate}: ${description}`)).toEqual([])
})
