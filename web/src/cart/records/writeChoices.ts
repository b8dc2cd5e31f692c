import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import type { LineOptions } from '@hogar/schema/validation/optionsChecksum.ts'

/** Writes a line's choices into the store as the graph would return them, so that the line can be added again. */
export function writeChoices(
  store: RecordSourceProxy,
  line: RecordProxy,
  { customOptions, bundleOptions }: LineOptions,
) {
  const id = `${line.getDataID()}:choices`
  const choices = store.get(id) ?? store.create(id, 'CartLineChoices')
  const custom = (customOptions ?? []).map(({ optionId, value }, at) =>
    (store.get(`${id}:custom:${at}`) ?? store.create(`${id}:custom:${at}`, 'CustomOptionChoice'))
      .setValue(optionId, 'optionId')
      .setValue(value, 'value'),
  )
  const filled = (bundleOptions ?? []).filter(({ selectionIds }) => selectionIds.length > 0)
  const bundle = filled.map(({ optionId, selectionIds, quantity }, at) =>
    (store.get(`${id}:bundle:${at}`) ?? store.create(`${id}:bundle:${at}`, 'BundleOptionChoice'))
      .setValue(optionId, 'optionId')
      .setValue([...selectionIds], 'selectionIds')
      .setValue(quantity ?? null, 'quantity'),
  )
  choices.setLinkedRecords(custom, 'customOptions').setLinkedRecords(bundle, 'bundleOptions')
  line.setLinkedRecord(choices, 'choices')
}
