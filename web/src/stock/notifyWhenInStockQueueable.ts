import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { defineQueueableMutation } from '../offline/queueableMutation.ts'
import { NOTIFY_WHEN_IN_STOCK, STOCK_NOTICE_SCOPE } from './stockNoticeName.ts'
import { notifyWhenInStockMutation } from './useNotifyWhenInStockMutation.ts'

const variablesSchema = v.object({ input: v.object({ sku: v.string(), email: v.string() }) })

export type NotifyWhenInStockVariables = v.InferOutput<typeof variablesSchema>

/** A wish to hear of a product, as the queue keeps it. There is nothing to draw, and the same wish twice is one. */
export const notifyWhenInStockQueueable = defineQueueableMutation({
  name: NOTIFY_WHEN_IN_STOCK,
  document: getRequest(notifyWhenInStockMutation),
  scope: STOCK_NOTICE_SCOPE,
  parseVariables: variablesSchema,
  parseOptimism: v.object({}),
  applyOptimism: () => undefined,
  mergeWaiting: (older, newer) =>
    older.input.sku === newer.input.sku && older.input.email === newer.input.email ? newer : null,
})
