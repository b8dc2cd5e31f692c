import { join } from 'node:path'
import { generate } from '@graphql-codegen/cli'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scalars } from '../testkit/graph/clientKit.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const SOURCE = `import { graphql } from './gql/index.ts'
export const Product = graphql(\`
  query ProductOf($sku: String!) { product(by: { sku: $sku }) { sku price { final { amount } } } }
\`)
`

describe('the client preset of GraphQL Code Generator 6', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hogar-codegen-'))
    await writeFile(join(folder, 'product.ts'), SOURCE)
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('reads the schema of a running gateway, and types every scalar by the kit', async () => {
    await generate(
      {
        schema: `${sharedShop().gateway}/graphql`,
        documents: [join(folder, 'product.ts')],
        ignoreNoDocuments: false,
        silent: true,
        generates: {
          [`${join(folder, 'gql')}/`]: { preset: 'client', config: { strictScalars: true, scalars } },
        },
      },
      true,
    )
    const types = await readFile(join(folder, 'gql/graphql.ts'), 'utf8')
    expect(types).toContain('export type ProductOfQuery =')
    expect(types).toMatch(/amount: string/)
  })
})
