import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Store; has a type name only if an interface needs it. */
export type StoreMapper = StoreDefinition & Readonly<{ __typename?: 'Store' }>
