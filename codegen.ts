import { readFileSync, readdirSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/** `export type CartMapper` in any `gateway/src/<domain>/mappers.ts` is what the resolvers of `Cart` receive. */
const mappers = Object.fromEntries(
  readdirSync('gateway/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[a-z\d]+\/mappers\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`gateway/src/${file}`, 'utf8').matchAll(/export type (\w+)Mapper\b/g)].map(([, name = '']) => [
        name,
        `../${file}#${name}Mapper`,
      ]),
    ),
)

/** Options that both files must share, so that the resolvers' types fit the schema's. */
const shared = {
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
}

const SCHEMA_TYPES = "import type * as Types from './schemaTypes.ts'"

/**
 * Types from the printed schema. Those of the schema import nothing, so that clients and loaders may use them; those of
 * the resolvers import the context, which knows all loaders.
 */
const config: CodegenConfig = {
  schema: 'schema/__generated__/schema.graphql',
  generates: {
    'gateway/src/__generated__/schemaTypes.ts': { plugins: ['typescript'], config: shared },
    'gateway/src/__generated__/resolverTypes.ts': {
      // Prepends the import of the schema's types, to which the resolvers' types refer by this name.
      preset: {
        buildGeneratesSection: ({ baseOutputDir, ...options }) => [
          {
            ...options,
            filename: baseOutputDir,
            plugins: [{ schemaTypes: {} }, ...options.plugins],
            pluginMap: { ...options.pluginMap, schemaTypes: { plugin: () => SCHEMA_TYPES } },
          },
        ],
      },
      plugins: ['typescript-resolvers'],
      config: {
        ...shared,
        contextType: '../app/context.ts#GraphContext',
        mappers,
        namespacedImportName: 'Types',
      },
    },
  },
}

export default config
