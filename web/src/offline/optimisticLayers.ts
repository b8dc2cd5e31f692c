import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { isJsonRecord } from '../relay/payload.ts'
import type { Settlement } from './answer.ts'
import type { JsonObject, QueuedMutation } from './queuedMutation.ts'
import { type Task, mutationIdOf } from './task.ts'

/** Payload fields that update the viewer: a first cart is linked from there alone. */
const VIEWER_FIELDS = ['cart'] as const

/** Optimistic layers over a page's data, one for each waiting task, removed one by one. */
export type OptimisticLayers = Readonly<{
  /** Draws nothing for a task that only another release knows. */
  draw: (task: Task, mutation: QueuedMutation | undefined) => void
  erase: (id: string) => void
  /** Replaces a layer with the answer's data in one update: nothing flickers. */
  show: (task: Task, mutation: QueuedMutation, settlement: Settlement) => void
}>

/**
 * Creates layers over an environment; calls `onAnswer` before an answer is written. Layers outlive their request, and
 * can be rebuilt from the task.
 */
export function createOptimisticLayers(environment: Environment, onAnswer: () => void): OptimisticLayers {
  const layers = new Map<string, Readonly<{ dispose: () => void }>>()
  const erase = (id: string) => {
    layers.get(id)?.dispose()
    layers.delete(id)
  }
  return {
    draw: (task, mutation) => {
      const change = mutation?.parse(task.variables, task.optimism)
      if (!change || layers.has(task.id)) return
      layers.set(task.id, environment.applyUpdate({ storeUpdater: (store) => change.apply(store) }))
    },
    erase,
    show: (task, mutation, { data }) => {
      onAnswer()
      if (data) {
        environment.commitPayload(createOperationDescriptor(mutation.document, variablesOf(task)), data)
        linkViewerFields(environment, data)
        // Every tab shows every answer, on any page, no matter which tab sent the task.
        if (mutation.outdates) environment.commitUpdate(mutation.outdates)
      }
      erase(task.id)
    },
  }
}

/** Returns a task's variables for transmission. */
export function variablesOf(task: Task): JsonObject {
  const { input } = task.variables
  return { ...task.variables, input: { ...(isJsonRecord(input) ? input : {}), clientMutationId: mutationIdOf(task) } }
}

function linkViewerFields(environment: Environment, data: JsonObject): void {
  environment.commitUpdate((store) => {
    // A page cached for all visitors has no viewer: the first change creates it.
    const viewer = store.getRoot().getOrCreateLinkedRecord('viewer', 'Viewer')
    for (const payload of Object.values(data).filter(isJsonRecord)) {
      for (const field of VIEWER_FIELDS) {
        const value = payload[field]
        if (value === null) viewer.setValue(null, field)
        const record = isJsonRecord(value) && typeof value['id'] === 'string' ? store.get(value['id']) : null
        if (record) viewer.setLinkedRecord(record, field)
      }
    }
  })
}
