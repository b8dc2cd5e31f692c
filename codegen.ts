import { readFileSync, readdirSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** `export type CartMapper` in any `gateway/src/<domain>/mappers.ts` is what the resolvers of `Cart` receive. */
const mappers = Object.fromEntries(
  readdirSync('gateway/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z]+\/mappers\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`gateway/src/${file}`, 'utf8').matchAll(/export type (\w+)Mapper\b/g)].map(([, name = '']) => [
        name,
        `../${file}#${name}Mapper`,
      ]),
    ),
)

/** Types of the resolvers, from the printed schema. */
const config: CodegenConfig = {
  schema: 'schema/__generated__/schema.graphql',
  generates: {
    'gateway/src/__generated__/resolverTypes.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graph/context.ts#GraphContext',
        mappers,
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        immutableTypes: true,
        avoidOptionals: { field: true, inputValue: false, object: true },
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        scalars: {
          CountryCode: 'string',
          CurrencyCode: 'string',
          Date: 'string',
          DateTime: 'string',
          Decimal: 'string',
          EmailAddress: 'string',
          HTML: 'string',
          HexColor: 'string',
          LanguageTag: 'string',
          URL: 'string',
        },
      },
    },
  },
}

export default config
