import type { QueueableMutation } from './queueableMutation.ts'

/**
 * Every mutation that may wait for a network. One line each; the declarations stand beside their mutations. Loaded with
 * the queue, after the first page is interactive.
 */
export const QUEUEABLE_MUTATIONS: readonly QueueableMutation[] = []
