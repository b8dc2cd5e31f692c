import type { QueuedMutation } from './queuedMutation.ts'

/** Mutations of the app, by name. Empty here: the app's registry adds its own, so that this folder imports none. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface RegisteredMutations {}

export type MutationName = keyof RegisteredMutations

/** Variables of a mutation, without `clientMutationId`. */
export type VariablesOf<TName extends MutationName> =
  RegisteredMutations[TName] extends QueuedMutation<infer TVariables, infer _> ? TVariables : never

/** Data that shows a mutation's change until the answer arrives. */
export type SnapshotOf<TName extends MutationName> =
  RegisteredMutations[TName] extends QueuedMutation<infer _, infer TSnapshot> ? TSnapshot : never
