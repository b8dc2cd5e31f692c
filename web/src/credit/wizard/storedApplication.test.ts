import { Environment, Network, RecordSource, Store, createOperationDescriptor } from 'relay-runtime'
import { expect, it } from 'vitest'
import query from '../../__generated__/CreditWizardRouteQuery.graphql'
import { readSnapshotRecords } from '../../relay/records/snapshotRecords.ts'
import { answerQuery } from '../../testing/answerQuery.ts'
import { having } from './testing/wizardPage.tsx'

it('an application that was stored on the device has all that its page is drawn from', () => {
  const variables = { kind: 'CREDILANA', customer: 'NEW', isHome: false }
  const data = answerQuery(query, variables, {
    store: { id: 's:1', credit: {} },
    creditApplication: having(['APPLICANT', 'TELEPHONE', 'OFFER']),
  })
  const open = (source = new RecordSource()) =>
    new Environment({ network: Network.create(() => new Promise(() => undefined)), store: new Store(source) })
  const page = open()
  const operation = createOperationDescriptor(query, variables)
  page.commitPayload(operation, data as never)
  const records = page.getStore().getSource().toJSON()
  const stored = JSON.parse(JSON.stringify(readSnapshotRecords(records)))
  expect(JSON.stringify(stored)).not.toContain('Paola')
  expect(open(new RecordSource(records)).check(operation).status).not.toBe('missing')
  expect(open(new RecordSource(stored)).check(operation).status).not.toBe('missing')
})
