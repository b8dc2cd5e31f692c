import { type Environment, createOperationDescriptor } from 'relay-runtime'
import { isJsonRecord } from '../relay/payload.ts'
import type { Settlement } from './queueProtocol.ts'
import type { JsonObject, QueueableMutation } from './queueableMutation.ts'
import { type Task, mutationIdOf } from './task.ts'

/** What a payload carries under these names is the viewer's new one: a first cart hangs from nothing else. */
const VIEWER_FIELDS = ['cart'] as const

/** Draws waiting changes over a page's data, one layer each, and takes each away alone. */
export type OptimisticLayers = Readonly<{
  draw: (task: Task, mutation: QueueableMutation) => void
  erase: (id: string) => void
  /** Puts an answer's data in the place of the drawing, in one moment: nothing flickers. */
  show: (task: Task, mutation: QueueableMutation, settlement: Settlement) => void
}>

/** Layers over an environment; `onAnswer` is called before an answer is put in. They outlive the request that they stand for, and can be drawn again from the task. */
export function createOptimisticLayers(environment: Environment, onAnswer: () => void): OptimisticLayers {
  const layers = new Map<string, Readonly<{ dispose: () => void }>>()
  const erase = (id: string) => {
    layers.get(id)?.dispose()
    layers.delete(id)
  }
  return {
    draw: (task, mutation) => {
      const change = mutation.parse(task.variables, task.optimism)
      if (!change || layers.has(task.id)) return
      layers.set(task.id, environment.applyUpdate({ storeUpdater: (store) => change.apply(store) }))
    },
    erase,
    show: (task, mutation, { data }) => {
      onAnswer()
      if (data) {
        environment.commitPayload(createOperationDescriptor(mutation.document, variablesOf(task)), data)
        linkViewerFields(environment, data)
        // Every tab is shown every answer, whatever page it is on and whoever sent the change.
        if (mutation.outdates) environment.commitUpdate(mutation.outdates)
      }
      erase(task.id)
    },
  }
}

/** A task's variables as they are sent. */
export function variablesOf(task: Task): JsonObject {
  const { input } = task.variables
  return { ...task.variables, input: { ...(isJsonRecord(input) ? input : {}), clientMutationId: mutationIdOf(task) } }
}

function linkViewerFields(environment: Environment, data: JsonObject): void {
  environment.commitUpdate((store) => {
    // A page that is everybody's says nothing of its viewer: the first change is the first that is known of them.
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
