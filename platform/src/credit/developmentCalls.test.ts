import { expect, test } from 'vitest'
import { submitDraft } from './applications/testing/completeDraft.ts'
import { openDraft } from './applications/testing/applicant.ts'
import { creditPayments, resultOf } from '../testing/creditPayments.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const development = withPlatform()
const production = withPlatform({ isDevelopment: false })

test('the decision of an application is no call of production', async () => {
  const draft = await openDraft(development)
  await submitDraft(development, draft)
  const path = `/api/ext/credit_requests/${draft.folio}/decision`
  expect(await production.put(path, { decision: 'APPROVED' })).toMatchObject({ status: 404 })
  expect(await draft.state()).toMatchObject({ estado: 'SUBMITTED' })
  expect((await development.put(path, { decision: 'APPROVED' })).body.result).toMatchObject({ estado: 'ACTIVE' })
})

test('the report of a transfer is no call of production, and leaves the payment open there', async () => {
  const { debtor, bank } = creditPayments(production)
  const ana = await debtor()
  const { payment_id: id, reference } = resultOf(await ana.transfer([ana.pay('129.89')]))
  expect(await bank(reference, { amount: '129.89', now: true })).toMatchObject({ status: 404 })
  expect(await ana.read(id)).toMatchObject({ estado: 'PENDING', recibido: null })
})
