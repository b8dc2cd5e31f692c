import { expect, test } from 'vitest'
import { failedTextOf, newsOf } from './newsOf.ts'

const TASK = {
  id: 't:1', name: 'setCreditAddress', scope: 'credit', variables: { input: { street: 'Av. Juárez' } },
  optimism: { path: '/credilana/nuevo/registro?paso=domicilio' }, createdAt: 0, isTransmitted: true, awaitsConsent: false,
  timesAskedAgain: 0,
} // prettier-ignore
const DESCRIPTION = { kind: 'creditStep', step: 'ADDRESS' }
const COVERAGE = { code: 'ZIP_WITHOUT_COVERAGE', message: 'No en el código postal 22000.', field: ['postcode'] }
const CLOSED = { code: 'CREDIT_APPLICATION_CLOSED', message: 'Tu solicitud ya se envió.', field: null }

test.each([
  [[COVERAGE], []],
  [[CLOSED], [{ code: CLOSED.code, message: CLOSED.message }]],
  [[], []],
])(
  'a refused answer of an application leads to its step, and stores nothing that was typed: %j',
  (userErrors, reasons) => {
    const outcome = { kind: 'refused', userErrors, data: null } as const
    const item = newsOf({ task: TASK, outcome }, { at: 0, description: DESCRIPTION })
    expect(item.reasons).toEqual(reasons)
    expect(item.ways).toEqual([{ kind: 'link', label: 'seeApplication', to: TASK.optimism.path }])
    expect(JSON.stringify(item)).not.toMatch(/22000|Juárez/)
    expect(failedTextOf(item)).toBe('waiting.answerRefused')
  },
)
