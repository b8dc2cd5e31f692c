import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildASTSchema, type FragmentDefinitionNode, getOperationAST, type FieldNode, Kind, parse } from 'graphql'
import { expect, it } from 'vitest'
import { selectedCoordinates } from './selectedCoordinates.ts'

const schema = buildASTSchema(loadTypeDefs())

function below(text: string): { info: Parameters<typeof selectedCoordinates>[0]; coordinates: () => string[] } {
  const document = parse(text)
  const nodes = getOperationAST(document)!.selectionSet.selections as readonly FieldNode[]
  const fragments: Record<string, FragmentDefinitionNode> = {}
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  const returnType = schema.getQueryType()!.getFields()[nodes[0]!.name.value]!.type
  const info = { fieldNodes: nodes, fragments, schema, returnType }
  return { info, coordinates: () => [...selectedCoordinates(info)].sort() }
}

it('names every field below, over fragments and types', () => {
  const text = `{ product(by: { sku: "A" }) { n: name price { ...P } ... on SimpleProduct @skip(if: true) { customOptions { title } } } }
    fragment P on ProductPrice { final { amount } }`
  expect(below(text).coordinates()).toEqual([
    'CustomOption.title',
    'Money.amount',
    'Product.name',
    'Product.price',
    'ProductPrice.final',
    'SimpleProduct.customOptions',
  ])
})

it('names a field of an object for its interfaces too', () => {
  expect(below('{ product(by: { sku: "A" }) { ... on BundleProduct { id name } } }').coordinates()).toEqual([
    'BundleProduct.id',
    'BundleProduct.name',
    'Node.id',
    'Product.id',
    'Product.name',
  ])
})

it('joins a field that is selected twice', () => {
  expect(below('{ store { code } store { name } }').coordinates()).toEqual(['Store.code', 'Store.name'])
})

it('ends where products hold products', () => {
  const text = '{ product(by: { sku: "A" }) { related { related { sku } } __typename } }'
  expect(below(text).coordinates()).toEqual(['Product.related', 'Product.sku'])
})

it('is computed once per field of a document', () => {
  const { info } = below('{ store { code } }')
  expect(selectedCoordinates(info)).toBe(selectedCoordinates(info))
})
