import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** A store; named by its type only where an interface asks for it. */
export type StoreMapper = StoreDefinition & Readonly<{ __typename?: 'Store' }>
