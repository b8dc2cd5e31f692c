import { commitLocalUpdate } from 'relay-runtime'
import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, test } from 'vitest'
import { MUTATIONS } from '../../../mutations.ts'
import type { QueuedMutation } from '../../../offline/queuedMutation.ts'
import { setCreditAddressMutation } from './setCreditAddressMutation.ts'
import { setCreditInsuranceMutation } from './setCreditInsuranceMutation.ts'
import { setCreditOfferMutation } from './setCreditOfferMutation.ts'
import { setCreditReferenceMutation } from './setCreditReferenceMutation.ts'

const CODES = ['OFFER', 'ADDRESS', 'REFERENCE', 'INSURANCE']
const ADDRESS = {
  applicationId: 'a:1', postcode: '44100', municipality: 'Guadalajara', suburb: 'Centro', street: 'Av. Juárez', number: '10',
  interior: null, crossStreet: null, age: '1-3A',
} // prettier-ignore
const REFERENCE = {
  applicationId: 'a:1', kinship: 'hermano', firstNames: 'Luis', fatherName: 'García', motherName: null,
  telephone: '33 9876 5432', street: 'Hidalgo', number: '5', postcode: '44100',
} // prettier-ignore
const ROSA = { name: 'Rosa', surname: 'Pérez', kinship: 'hijo', percent: 100 }
const SNAPSHOT = { path: '/credilana/nuevo/registro?paso=domicilio' }

/** Applies an answer to an application without answers. Returns its records. */
function applied({ parse }: Pick<QueuedMutation, 'parse'>, input: object) {
  const environment = createMockEnvironment()
  commitLocalUpdate(environment, (store) => {
    const application = store.create('a:1', 'CreditApplication')
    application.setValue([...CODES], 'missingSteps')
    const steps = CODES.map((code) => store.create(code, 'CreditStep').setValue(code, 'code').setValue(false, 'isDone'))
    application.setLinkedRecords(steps, 'steps')
    application.setLinkedRecord(store.create('m:1', 'Money').setValue('5000.00', 'amount'), 'amount')
    application.setLinkedRecord(store.create('o:1', 'CreditOffer'), 'offer')
  })
  const change = parse({ input }, SNAPSHOT)
  environment.applyUpdate({ storeUpdater: (store) => change?.apply(store) })
  const source = environment.getStore().getSource()
  const of = (id: string): Readonly<Record<string, unknown>> => source.get(id) ?? {}
  return { of, done: CODES.filter((code) => of(code)['isDone'] === true), description: change?.describe() }
}

test('loan, address, reference and insurance alone may wait for a network: nothing with identity, PIN, account or money', () => {
  const ofCredit = Object.keys(MUTATIONS).filter((name) => /credit|liveTest|bankAccount|transfer/i.test(name))
  expect(ofCredit.toSorted()).toEqual([
    'setCreditAddress',
    'setCreditInsurance',
    'setCreditOffer',
    'setCreditReference',
  ])
})

describe('an answer that waits', () => {
  test('completes its step, and is shown', () => {
    const { of, done, description } = applied(setCreditAddressMutation, ADDRESS)
    expect(done).toEqual(['ADDRESS'])
    expect(of('a:1')['missingSteps']).toEqual(['OFFER', 'REFERENCE', 'INSURANCE'])
    expect(of('client:a:1:address')).toMatchObject({ street: 'Av. Juárez', age: '1-3A', state: '' })
    expect(description).toEqual({ kind: 'creditStep', step: 'ADDRESS' })
  })

  test('shows four digits of a telephone', () => {
    const { of, done } = applied(setCreditReferenceMutation, REFERENCE)
    expect(done).toEqual(['REFERENCE'])
    expect(of('client:a:1:reference')).toMatchObject({ firstNames: 'Luis', telephoneHint: '•••• 5432' })
    expect(JSON.stringify(of('client:a:1:reference'))).not.toContain('9876')
  })

  test('has the beneficiaries of an insurance; one that is removed is not done', () => {
    const { of, done } = applied(setCreditInsuranceMutation, {
      applicationId: 'a:1',
      code: 'VIDA-10',
      beneficiaries: [ROSA],
    })
    expect(done).toEqual(['INSURANCE'])
    expect(of('client:a:1:insurance:waiting:0')).toMatchObject(ROSA)
    expect(applied(setCreditInsuranceMutation, { applicationId: 'a:1', code: null }).done).toEqual([])
  })

  test('of a loan has an amount, and no offer until the platform computes one', () => {
    const { of, done } = applied(setCreditOfferMutation, {
      applicationId: 'a:1',
      amount: '2500.00',
      months: 6,
      frequency: 'WEEKLY',
    })
    expect([done, of('m:1')['amount'], of('a:1')['offer']]).toEqual([['OFFER'], '2500.00', null])
  })

  test('is replaced by a later one of the same application', () => {
    const later = { input: { ...ADDRESS, number: '11' } }
    expect(setCreditAddressMutation.merge({ input: ADDRESS }, later)).toEqual(later)
    const other = { input: { ...ADDRESS, applicationId: 'a:2' } }
    expect(setCreditAddressMutation.merge({ input: ADDRESS }, other)).toBeNull()
  })

  test('is replaced with answers of other steps after it, too', () => {
    const answers = [
      setCreditOfferMutation,
      setCreditAddressMutation,
      setCreditReferenceMutation,
      setCreditInsuranceMutation,
    ]
    expect(answers.map(({ isIndependent }) => isIndependent)).toEqual([true, true, true, true])
  })

  test('of another version of the shop cannot be read', () => {
    expect(setCreditAddressMutation.parse({ input: { ...ADDRESS, applicationId: undefined } }, SNAPSHOT)).toBeNull()
  })
})
